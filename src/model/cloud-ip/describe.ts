import type { Lookup } from '@/model/facts';
import { type Id, kindOfId, parseId } from '@/model/ids';
import type { CloudIpRecord } from '@/model/records/network';
import { shortTitle, titleById } from '@/model/title';

export const DESTINATION_KINDS = [
  'server',
  'load_balancer',
  'database_server',
  'server_group',
] as const;

export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export type Destination = {
  [K in DestinationKind]: { readonly kind: K; readonly id: Id<K> };
}[DestinationKind];

export const DESTINATION_FIELDS = [
  ...DESTINATION_KINDS,
  'interface',
  'mapping_resource_id',
] as const;

export function destinationOfId(id: string): Destination | undefined {
  const kind = kindOfId(id);
  const isOne = DESTINATION_KINDS.some((each) => each === kind);
  // The prefix shows that the ID is of this kind.
  return isOne ? ({ kind, id } as Destination) : undefined;
}

/**
 * Returns the destination of a cloud IP; null for none, undefined if unknown. An interface counts
 * as its server.
 */
export function destinationOf(ip: CloudIpRecord, lookup: Lookup): Destination | null | undefined {
  for (const kind of DESTINATION_KINDS) {
    const id = ip[kind];
    // The compiler cannot see that the field has its own kind's ids.
    if (id) return { kind, id } as Destination;
  }
  const { mapping_resource_id: mapped } = ip;
  const to = mapped ? destinationOfId(mapped) : undefined;
  if (to) return to;
  const port = ip.interface ?? (mapped ? parseId('interface', mapped) : undefined);
  const server = port ? lookup.get('interface', port)?.server : undefined;
  if (server) return { kind: 'server', id: server };
  if (ip.status === 'unmapped') return null;
  const isTold = DESTINATION_FIELDS.some((field) => ip[field] !== undefined);
  const isWrong = DESTINATION_FIELDS.some((field) => ip.unreadable?.includes(field));
  return port || mapped || !isTold || isWrong ? undefined : null;
}

export function destinationTitle(ip: CloudIpRecord, lookup: Lookup): string | undefined {
  const to = destinationOf(ip, lookup);
  return to ? titleById(lookup, to.kind, to.id) : undefined;
}

export function destinationName({ kind, id }: Destination, lookup: Lookup): string {
  return shortTitle(lookup.get(kind, id) ?? { id });
}

/** Returns the ID that is sent for a destination: for a server, its first interface. */
export function destinationId({ kind, id }: Destination, lookup: Lookup): string | undefined {
  return kind === 'server' ? lookup.get('server', id)?.interfaces?.[0] : id;
}

export function addressesOf(ip: CloudIpRecord): readonly string[] {
  return [ip.public_ipv4 ?? ip.public_ip, ip.public_ipv6].flatMap((address) => address ?? []);
}

export function addressesById(id: string, lookup: Lookup): readonly string[] {
  const ip = lookup.get('cloud_ip', id);
  return ip === undefined ? [id] : addressesOf(ip);
}

/** Status in a list, which shows unmapped as pending (docs/product/cloud-ips.md#pending). */
export function listedStatus({ status }: CloudIpRecord): string | undefined {
  return status === 'unmapped' ? 'pending' : status;
}

type Translator = NonNullable<CloudIpRecord['port_translators']>[number];

/** '2222 → 22 TCP'. */
export function translatorLabel({ incoming, outgoing, protocol }: Translator): string {
  return `${String(incoming)} → ${String(outgoing)} ${protocol.toUpperCase()}`;
}
