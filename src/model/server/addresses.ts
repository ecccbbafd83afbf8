import { allWithStatus } from '@/model/status';
import type { Facts, Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import { titleById } from '@/model/title';

interface OwnAddresses {
  readonly ipv4: readonly string[] | undefined;
  readonly ipv6: readonly string[] | undefined;
}

function knownOf(addresses: readonly (string | null | undefined)[] | undefined) {
  const known = addresses?.flatMap((address) => address ?? []);
  return known?.length === 0 && addresses?.includes(undefined) ? undefined : known;
}

export function ownAddresses({ interfaces }: ServerRecord, facts: Lookup): OwnAddresses {
  const all = interfaces?.map((id) => facts.get('interface', id));
  return {
    ipv4: knownOf(all?.map((port) => port?.ipv4_address)),
    ipv6: knownOf(all?.map((port) => port?.ipv6_address)),
  };
}

export interface ServerAddresses {
  /** The first cloud IP's, else the server's own IPv6. */
  readonly reached: string | undefined;
  readonly isOwn: boolean;
  /** IPv4, within the zone. */
  readonly inside: string | undefined;
}

export function serverAddresses(server: ServerRecord, facts: Lookup): ServerAddresses {
  const { ipv4, ipv6 } = ownAddresses(server, facts);
  const [cloudIp] = server.cloud_ips ?? [];
  return {
    reached: cloudIp === undefined ? ipv6?.[0] : titleById(facts, 'cloud_ip', cloudIp),
    isOwn: cloudIp === undefined,
    inside: ipv4?.[0],
  };
}

const cloudIpsMapping = allWithStatus('cloud_ip', 'mapping');

/** True if a cloud IP is being mapped to a server, which may not list it yet. */
export function isCloudIpMapping(
  { id, cloud_ips: own = [] }: ServerRecord,
  facts: Pick<Facts, 'all'>,
): boolean {
  return cloudIpsMapping(facts).some((ip) => ip.server === id || own.includes(ip.id));
}

export function shortIpv6(address: string): string {
  const groups = address.split(':');
  const [first = ''] = groups;
  return groups.length < 5 ? address : [first, '…', ...groups.slice(-2)].join(':');
}
