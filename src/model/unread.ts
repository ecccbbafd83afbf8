interface Readable {
  readonly unread?: readonly string[];
}

/** Fields that people call something else. */
const WORDS: Readonly<Record<string, string>> = {
  arch: 'architecture',
  boot: 'boot setting',
  cloud_ips: 'cloud IPs',
  created_at: 'creation time',
  default: 'default setting',
  fqdn: 'host name',
  icmp_type_name: 'ICMP type',
  locked: 'lock',
  metadata: 'tags',
  min_ram: 'least memory',
  public: 'visibility',
  ram: 'memory',
  server_groups: 'groups',
  started_at: 'start time',
};

/** Names a field: `snapshots_retention` is 'snapshots retention'. */
export function fieldWords(name: string): string {
  return WORDS[name] ?? name.replace(/_at$/, '').replaceAll('_', ' ');
}

/** Says which of these fields could not be read. */
export function unreadProblem(
  noun: string,
  record: Readable | undefined,
  ...fields: readonly string[]
): string | undefined {
  const unread = record?.unread;
  const field = unread && fields.find((name) => unread.includes(name));
  return field && `The ${fieldWords(field)} of this ${noun} could not be read`;
}

/** Says why a form cannot open: the record's value is unknown. */
export function untoldProblem({ unread }: Readable, deed = 'edited'): string {
  const why = unread
    ? 'what it is now could not be read'
    : 'the provider does not tell what it is now';
  return `This cannot be ${deed}: ${why}`;
}

/** Drops unreadable fields, so that forms neither show nor send them. */
export function readable<R extends Readable>(record: R): R {
  const { unread } = record;
  if (unread === undefined) return record;
  return { ...record, ...Object.fromEntries(unread.map((name) => [name, undefined])) };
}
