import type { Lookup } from '@/model/facts';
import { type Distribution, distributionOf } from '@/model/image/distribution';
import { isWindowsServer } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';

/** How to reach a server from outside. */
export interface ConnectHint {
  readonly protocol: 'ssh' | 'rdp';
  /** A name that resolves to the server's public address. */
  readonly host: string;
  readonly user: string;
  /** What to type: a command for ssh, the host for a remote desktop. */
  readonly line: string;
  /** False while only IPv6 reaches it, since it has no cloud IP. */
  readonly ipv4: boolean;
}

/** Users that official images log in as, where the image does not say. */
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

function sshUser(server: ServerRecord, facts: Lookup): string {
  const image = server.image ? facts.get('image', server.image) : undefined;
  if (image?.username) return image.username;
  const distribution = image && distributionOf(image);
  return distribution === undefined ? 'root' : USERS[distribution];
}

/**
 * How to connect: by `public.{fqdn}` when the server has a cloud IP, else by `ipv6.{fqdn}`; ssh,
 * or a remote desktop for Windows. Undefined while that or its name in the DNS is not known.
 */
export function connectHint(server: ServerRecord, facts: Lookup): ConnectHint | undefined {
  if (!server.fqdn || server.cloud_ips === undefined) return undefined;
  const ipv4 = server.cloud_ips.length > 0;
  const host = `${ipv4 ? 'public' : 'ipv6'}.${server.fqdn}`;
  if (isWindowsServer(server, facts)) {
    return { protocol: 'rdp', host, user: USERS.Windows, line: host, ipv4 };
  }
  const user = sshUser(server, facts);
  return { protocol: 'ssh', host, user, line: `ssh ${user}@${host}`, ipv4 };
}
