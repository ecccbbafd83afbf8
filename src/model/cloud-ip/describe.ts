import type { CloudIpRecord } from '@/model/cloud-ip/record';
import type { Lookup } from '@/model/facts';
import { shortTitle, titleById } from '@/model/title';
import { type Id, kindOfId, parseId } from '@/model/ids';

/** The kinds that a cloud IP can be mapped to, in the order of clients (spec 2 §3). */
export const DESTINATION_KINDS = [
  'server',
  'load_balancer',
  'database_server',
  'server_group',
] as const;

export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** What a cloud IP is mapped to. */
export type Destination = {
  [K in DestinationKind]: { readonly kind: K; readonly id: Id<K> };
}[DestinationKind];

/** Every field that can tell a destination. */
export const DESTINATION_FIELDS = [
  ...DESTINATION_KINDS,
  'interface',
  'mapping_resource_id',
] as const;

/** The destination that an id stands for. */
export function destinationOfId(id: string): Destination | undefined {
  const kind = kindOfId(id);
  const isOne = DESTINATION_KINDS.some((each) => each === kind);
  // The prefix has told that the id is one of this kind.
  return isOne ? ({ kind, id } as Destination) : undefined;
}

/** What a cloud IP is mapped to, an interface as its server; null for nothing, undefined if unknown. */
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

/** The name of what a cloud IP is mapped to; undefined for nothing, or if unknown. */
export function destinationTitle(ip: CloudIpRecord, lookup: Lookup): string | undefined {
  const to = destinationOf(ip, lookup);
  return to ? titleById(lookup, to.kind, to.id) : undefined;
}

/** Names a destination within a sentence. */
export function destinationName({ kind, id }: Destination, lookup: Lookup): string {
  return shortTitle(lookup.get(kind, id) ?? { id });
}

/** What is sent for a destination: of a server its first interface (spec 2 §7). */
export function destinationId({ kind, id }: Destination, lookup: Lookup): string | undefined {
  return kind === 'server' ? lookup.get('server', id)?.interfaces?.[0] : id;
}

/** The addresses of a cloud IP, IPv4 first. */
export function addressesOf(ip: CloudIpRecord): readonly string[] {
  return [ip.public_ipv4 ?? ip.public_ip, ip.public_ipv6].flatMap((address) => address ?? []);
}

/** The same by id; the id itself while it is not known. */
export function addressesById(id: string, lookup: Lookup): readonly string[] {
  const ip = lookup.get('cloud_ip', id);
  return ip === undefined ? [id] : addressesOf(ip);
}

/** The status in a list, which shows unmapped as pending (spec 2 §4). */
export function listedStatus({ status }: CloudIpRecord): string | undefined {
  return status === 'unmapped' ? 'pending' : status;
}

type Translator = NonNullable<CloudIpRecord['port_translators']>[number];

/** '2222 → 22 TCP'. */
export function translatorLabel({ incoming, outgoing, protocol }: Translator): string {
  return `${String(incoming)} → ${String(outgoing)} ${protocol.toUpperCase()}`;
}
