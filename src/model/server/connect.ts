import type { Lookup } from '@/model/facts';
import { type Distribution, distributionOf } from '@/model/image/distribution';
import type { ServerRecord } from '@/model/records/compute';
import { isWindowsServer } from '@/model/server/describe';

export interface ConnectHint {
  readonly protocol: 'ssh' | 'rdp';
  readonly host: string;
  /** Undefined while the image that names it is unknown. */
  readonly user: string | undefined;
  readonly line: string;
  readonly ipv4: boolean;
}

const USERS: Readonly<Record<Distribution, string>> = {
  Ubuntu: 'ubuntu',
  AlmaLinux: 'almalinux',
  Debian: 'debian',
  CentOS: 'centos',
  Fedora: 'fedora',
  Flatcar: 'core',
  'Fedora CoreOS': 'core',
  FreeBSD: 'freebsd',
  Windows: 'Administrator',
};

function sshUser(server: ServerRecord, facts: Lookup): string | undefined {
  const image = server.image ? facts.get('image', server.image) : undefined;
  if (image === undefined) return undefined;
  if (image.username) return image.username;
  const distribution = distributionOf(image);
  return distribution === undefined ? 'root' : USERS[distribution];
}

/** Returns `public.{fqdn}` with a cloud IP, else `ipv6.{fqdn}`, and the user. */
export function connectHint(server: ServerRecord, facts: Lookup): ConnectHint | undefined {
  if (!server.fqdn || server.cloud_ips === undefined) return undefined;
  const ipv4 = server.cloud_ips.length > 0;
  const host = `${ipv4 ? 'public' : 'ipv6'}.${server.fqdn}`;
  if (isWindowsServer(server, facts)) {
    return { protocol: 'rdp', host, user: USERS.Windows, line: host, ipv4 };
  }
  const user = sshUser(server, facts);
  const line = user === undefined ? `ssh ${host}` : `ssh ${user}@${host}`;
  return { protocol: 'ssh', host, user, line, ipv4 };
}
