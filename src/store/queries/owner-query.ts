import { addressFamily, canonicalIpv6 } from '@/lib/network';
import { addressesOf } from '@/model/cloud-ip/describe';
import { decode, type Entity, type Units } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';
import { titleOf } from '@/model/title';
import { expectApiError } from '@/provider/api-error';
import type { RestApi } from '@/provider/rest';
import { fromContext } from '@/store/context';
import { abortable, type Saga } from '@/store/sagas/effects';
import { defineQuery } from './query';

interface Owned {
  readonly account: string;
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
}

/** Kinds whose lists contain addresses; a server's row has its interfaces. */
const ADDRESSED = ['cloud_ip', 'server'] as const;

function isSame(address: string, other: string | null | undefined): boolean {
  if (!other || addressFamily(other) !== addressFamily(address)) return false;
  return address.includes(':')
    ? canonicalIpv6(address) === canonicalIpv6(other)
    : address === other;
}

function withAddress(entities: readonly Entity[], address: string): Entity | undefined {
  const interfaces = new Set<string>();
  for (const entity of entities) {
    if (entity.kind === 'cloud_ip') {
      if (addressesOf(entity.record).some((each) => isSame(address, each))) return entity;
    } else if (entity.kind === 'interface') {
      const { ipv4_address: ipv4, ipv6_address: ipv6 } = entity.record;
      if (isSame(address, ipv4) || isSame(address, ipv6)) interfaces.add(entity.id);
    }
  }
  return entities.find(
    (entity) =>
      entity.kind === 'server' && entity.record.interfaces?.some((id) => interfaces.has(id)),
  );
}

interface Place {
  readonly rest: RestApi;
  readonly account: string;
  readonly units: Units;
}

/** Looks for a whole id or address in one account. Throws ApiError. */
function* look({ rest, account, units }: Place, sought: string): Saga<Entity | undefined> {
  const kind = kindOfId(sought);
  if (kind !== undefined) {
    const body = yield* abortable((signal) => rest.read(kind, sought, { account, signal }));
    return decode(kind, body, units).entities.find(({ id }) => id === sought);
  }
  for (const each of ADDRESSED) {
    const rows = yield* abortable((signal) => rest.list(each, { account, signal }));
    const found = withAddress(
      rows.flatMap((row) => decode(each, row, units).entities),
      sought,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function isLookedFor(sought: string): boolean {
  const kind = kindOfId(sought);
  if (kind !== undefined) return !isStored(kind);
  return addressFamily(sought) !== undefined && !sought.includes('/');
}

/**
 * Finds the account that has a whole id or address. Asks `accounts`, separated by spaces, one after
 * the other. Null if none has it, or none answers.
 */
export const ownerQuery = defineQuery({
  name: 'owner',
  key: ({ id, accounts }: { id: string; accounts: string }) => `${id} ${accounts}`,
  *read({ rest }, { id: sought, accounts }): Saga<Owned | null> {
    if (!isLookedFor(sought)) return null;
    const units = yield* fromContext('units');
    for (const account of accounts.split(' ').filter(Boolean)) {
      try {
        const found = yield* look({ rest, account, units }, sought);
        if (found) return { account, kind: found.kind, id: found.id, title: titleOf(found.record) };
      } catch (thrown) {
        // Missing or unreadable here: the next account may have it.
        expectApiError(thrown);
      }
    }
    return null;
  },
  isFresh: () => true,
});
