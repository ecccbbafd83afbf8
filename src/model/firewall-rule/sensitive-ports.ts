/** A port that should seldom be open to everyone. */
export interface SensitivePort {
  readonly port: number;
  readonly name: string;
  /** Both protocols if absent. */
  readonly over?: 'tcp' | 'udp';
}

/** Ports of the presets first (spec 2 §2), then by number; public services are left out. */
export const SENSITIVE_PORTS: readonly SensitivePort[] = [
  { port: 22, name: 'SSH', over: 'tcp' },
  { port: 3306, name: 'MySQL', over: 'tcp' },
  { port: 5432, name: 'PostgreSQL', over: 'tcp' },
  { port: 3389, name: 'RDP' },
  { port: 23, name: 'Telnet', over: 'tcp' },
  { port: 69, name: 'TFTP', over: 'udp' },
  { port: 111, name: 'RPC' },
  { port: 135, name: 'Windows RPC', over: 'tcp' },
  { port: 139, name: 'NetBIOS', over: 'tcp' },
  { port: 161, name: 'SNMP', over: 'udp' },
  { port: 389, name: 'LDAP' },
  { port: 445, name: 'SMB', over: 'tcp' },
  { port: 873, name: 'rsync', over: 'tcp' },
  { port: 1433, name: 'SQL Server', over: 'tcp' },
  { port: 1521, name: 'Oracle', over: 'tcp' },
  { port: 2049, name: 'NFS' },
  { port: 2375, name: 'Docker', over: 'tcp' },
  { port: 2379, name: 'etcd', over: 'tcp' },
  { port: 5601, name: 'Kibana', over: 'tcp' },
  { port: 5900, name: 'VNC', over: 'tcp' },
  { port: 5984, name: 'CouchDB', over: 'tcp' },
  { port: 5985, name: 'WinRM', over: 'tcp' },
  { port: 6379, name: 'Redis', over: 'tcp' },
  { port: 9042, name: 'Cassandra', over: 'tcp' },
  { port: 9200, name: 'Elasticsearch', over: 'tcp' },
  { port: 10_250, name: 'kubelet', over: 'tcp' },
  { port: 11_211, name: 'Memcached' },
  { port: 27_017, name: 'MongoDB', over: 'tcp' },
];
