import { isEverywhere } from '@/lib/network';
import { truncateList } from '@/lib/text';
import type { RuleBody } from './form';
import { includesEveryPort, includesPort } from './ports';
import { protocolNumber, protocolOf, PROTOCOL_LABELS } from './protocols';

interface SensitivePort {
  readonly port: number;
  readonly name: string;
  /** Both protocols if absent. */
  readonly over?: 'tcp' | 'udp';
}

/** Ports of the presets first, then by number: docs/product/groups.md#sensitive-ports. */
const SENSITIVE_PORTS: readonly SensitivePort[] = [
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

type Matching = Partial<Pick<RuleBody, 'protocol' | 'source' | 'source_port' | 'destination_port'>>;

const MOST_NAMED = 4;

/** IANA: 6 is TCP, 17 UDP. */
function portedProtocol({ protocol: wire }: Matching): 'any' | 'tcp' | 'udp' | undefined {
  const protocol = protocolOf(wire);
  if (protocol === 'icmp') return undefined;
  if (protocol !== 'other') return protocol;
  const number = protocolNumber(wire ?? '');
  if (number === 6) return 'tcp';
  return number === 17 ? 'udp' : undefined;
}

export function openPorts(rule: Matching): readonly number[] | 'every' {
  const { source, source_port: from, destination_port: ports } = rule;
  // Not fully known.
  if (rule.protocol === undefined || from === undefined || ports === undefined) return [];
  if (!source || (source !== 'any' && !isEverywhere(source))) return [];
  const protocol = portedProtocol(rule);
  if (protocol === undefined) return [];
  if (protocol === 'any' || includesEveryPort(ports)) return 'every';
  return SENSITIVE_PORTS.filter(
    ({ port, over = protocol }) => over === protocol && includesPort(ports, port),
  ).map(({ port }) => port);
}

export function openToAll(rule: Matching): string | undefined {
  const open = openPorts(rule);
  if (open === 'every') {
    const protocol = portedProtocol(rule) ?? 'any';
    const which = protocol === 'any' ? 'port' : `${PROTOCOL_LABELS[protocol]} port`;
    return `Every ${which} is open to everyone`;
  }
  const named = SENSITIVE_PORTS.filter(({ port }) => open.includes(port)).map(
    ({ port, name }) => `${name} (${String(port)})`,
  );
  if (named.length === 0) return undefined;
  return `${truncateList(named, MOST_NAMED)} ${named.length === 1 ? 'is' : 'are'} open to everyone`;
}
