import { entryOf } from '@/lib/values';
import type { Lookup } from '@/model/facts';
import type { DatabaseServerRecord } from '@/model/records/databases';

/** One way to connect; none holds the password. */
export interface Connection {
  readonly label: string;
  readonly text: string;
}

interface Client {
  readonly port: number;
  readonly scheme: string;
  readonly database: string;
  readonly command: (host: string, user: string) => Connection;
  readonly environment: (host: string, user: string) => readonly string[];
}

const CLIENTS: Readonly<Record<string, Client>> = {
  mysql: {
    port: 3306,
    scheme: 'mysql',
    database: '',
    command: (host, user) => ({ label: 'mysql', text: `mysql -h ${host} -P 3306 -u ${user} -p` }),
    environment: (host, user) => [
      `MYSQL_HOST=${host}`,
      'MYSQL_TCP_PORT=3306',
      `MYSQL_USER=${user}`,
    ],
  },
  postgresql: {
    port: 5432,
    scheme: 'postgresql',
    database: 'postgres',
    command: (host, user) => ({
      label: 'psql',
      text: `psql -h ${host} -p 5432 -U ${user} -W postgres`,
    }),
    environment: (host, user) => [
      `PGHOST=${host}`,
      'PGPORT=5432',
      `PGUSER=${user}`,
      'PGDATABASE=postgres',
    ],
  },
};

export function databaseHost(server: DatabaseServerRecord, facts: Lookup): string | undefined {
  if (server.fqdn) return server.fqdn;
  const [first] = server.cloud_ips ?? [];
  const ip = first ? facts.get('cloud_ip', first) : undefined;
  return (ip?.public_ipv4 ?? ip?.public_ip) || undefined;
}

export function connectionsOf(server: DatabaseServerRecord, facts: Lookup): readonly Connection[] {
  const client = entryOf(CLIENTS, server.database_engine ?? '');
  const host = databaseHost(server, facts);
  const { admin_username: user } = server;
  if (client === undefined || host === undefined || !user) return [];
  const { scheme, port, database } = client;
  return [
    client.command(host, user),
    { label: 'URL', text: `${scheme}://${user}@${host}:${String(port)}/${database}` },
    { label: 'Environment', text: client.environment(host, user).join('\n') },
  ];
}
