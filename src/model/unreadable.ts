import { entryOf } from '@/lib/values';

interface Readable {
  readonly unreadable?: readonly string[];
}

const WORDS: Readonly<Record<string, string>> = {
  arch: 'architecture',
  boot: 'boot setting',
  bytes: 'size',
  cloud_ips: 'cloud IPs',
  created_at: 'creation time',
  default: 'default setting',
  delete_at: 'expiry',
  fqdn: 'host name',
  icmp_type_name: 'ICMP type',
  locked: 'lock',
  metadata: 'tags',
  min_ram: 'minimum memory',
  public: 'visibility',
  ram: 'memory',
  revoked_at: 'revocation',
  server_groups: 'groups',
  started_at: 'start time',
};

export function fieldLabel(name: string): string {
  return entryOf(WORDS, name) ?? name.replace(/_at$/, '').replaceAll('_', ' ');
}

export function unreadableProblem(
  noun: string,
  record: Readable | undefined,
  ...fields: readonly string[]
): string | undefined {
  const unreadable = record?.unreadable;
  const field = unreadable && fields.find((name) => unreadable.includes(name));
  return field && `Couldn’t load the ${fieldLabel(field)} of this ${noun}`;
}

export function unknownProblem({ unreadable }: Readable, participle = 'edited'): string {
  const why = unreadable
    ? 'couldn’t load its current value'
    : 'the provider doesn’t send its current value';
  return `This can’t be ${participle}: ${why}`;
}

/** True if a record has all of these fields. Unreadable ones must be dropped before. */
export function isKnown<R extends object, F extends keyof R>(
  record: R,
  ...fields: readonly F[]
): record is R & { readonly [Each in F]-?: Exclude<R[Each], undefined> } {
  return fields.every((name) => record[name] !== undefined);
}

/** Drops unreadable fields, so that forms neither show nor send them. */
export function readable<R extends Readable>(record: R): R {
  const { unreadable } = record;
  if (unreadable === undefined) return record;
  return { ...record, ...Object.fromEntries(unreadable.map((name) => [name, undefined])) };
}
