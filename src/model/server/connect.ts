import type { Lookup } from '@/model/facts';
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

/** Users that official images log in as, where the image does not say. The first match counts. */
const USERS: readonly (readonly [RegExp, string])[] = [
  [/coreos|flatcar/i, 'core'],
  [/ubuntu/i, 'ubuntu'],
  [/alma/i, 'almalinux'],
  [/debian/i, 'debian'],
  [/centos/i, 'centos'],
  [/fedora/i, 'fedora'],
  [/freebsd/i, 'freebsd'],
];

function sshUser(server: ServerRecord, facts: Lookup): string {
  const image = server.image ? facts.get('image', server.image) : undefined;
  if (image?.username) return image.username;
  return USERS.find(([pattern]) => pattern.test(image?.name ?? ''))?.[1] ?? 'root';
}

/**
 * How to connect: by `public.{fqdn}` when the server has a cloud IP, else by `ipv6.{fqdn}`; ssh,
 * or a remote desktop for Windows. Undefined while its name in the DNS is not known.
 */
export function connectHint(server: ServerRecord, facts: Lookup): ConnectHint | undefined {
  if (!server.fqdn) return undefined;
  const ipv4 = (server.cloud_ips?.length ?? 0) > 0;
  const host = `${ipv4 ? 'public' : 'ipv6'}.${server.fqdn}`;
  if (isWindowsServer(server, facts)) {
    return { protocol: 'rdp', host, user: 'Administrator', line: host, ipv4 };
  }
  const user = sshUser(server, facts);
  return { protocol: 'ssh', host, user, line: `ssh ${user}@${host}`, ipv4 };
}
