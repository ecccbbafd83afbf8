import type { Lookup } from '@/model/facts';
import type { ServerRecord } from '@/model/server/record';

interface OwnAddresses {
  readonly ipv4: readonly string[] | undefined;
  readonly ipv6: readonly string[] | undefined;
}

/** Addresses of a server's own interfaces; undefined until these are known. */
export function ownAddresses({ interfaces }: ServerRecord, facts: Lookup): OwnAddresses {
  const all = interfaces?.map((id) => facts.get('interface', id));
  return {
    ipv4: all?.flatMap((port) => port?.ipv4_address ?? []),
    ipv6: all?.flatMap((port) => port?.ipv6_address ?? []),
  };
}
