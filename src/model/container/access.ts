/** What an access rule is of (spec 3 §3). */
export const ACCESS_TYPES = ['any-referrer', 'api', 'http', 'team', 'other'] as const;

export type AccessType = (typeof ACCESS_TYPES)[number];

/** Who may read, write or both. */
export interface AccessRule {
  readonly type: AccessType;
  /**
   * `acc-xxxxx:cli-xxxxx` of an API client, the account of a team, `*` of any referrer, the string of any
   * other. Of `http` a domain: `.example.com` is all sites under it, and a hyphen before it refuses.
   */
  readonly id: string;
  readonly read: boolean;
  readonly write: boolean;
}

/** The access rules of a container. */
export interface AccessList {
  /** In their order: of several that are of a page, the last decides. */
  readonly rules: readonly AccessRule[];
  /** Whether pages and people that a referrer or public rule lets read may list, too (`.rlistings`). */
  readonly rlistings: boolean;
}

/** The texts of `X-Container-Read` and `X-Container-Write`, or those with no entry. */
export interface AccessTexts {
  readonly read: string;
  readonly write: string;
}

const RLISTINGS = '.rlistings';
const REFERRER = '.r:';
const CLIENT = /^acc-[a-z0-9]{5}:cli-[a-z0-9]{5}$/u;

type Named = Pick<AccessRule, 'type' | 'id'>;

/** What an entry that may read and write is of. */
export function ruleOfEntry(entry: string, account: string): Named {
  if (entry === account) return { type: 'team', id: entry };
  return { type: CLIENT.test(entry) ? 'api' : 'other', id: entry };
}

/** What an entry that may read is of: referrers never write. */
function readerOf(entry: string, account: string): Named {
  if (!entry.startsWith(REFERRER)) return ruleOfEntry(entry, account);
  const domain = entry.slice(REFERRER.length);
  if (domain === '*') return { type: 'any-referrer', id: domain };
  return /[^-*]/u.test(domain) ? { type: 'http', id: domain } : { type: 'other', id: entry };
}

/** A rule's entry in a list. */
const entryOf = ({ type, id }: Named): string =>
  type === 'http' || type === 'any-referrer' ? `${REFERRER}${id}` : id;

/** Whether both are of the same, whatever they permit. */
export const isSameRule = (one: Named, other: Named): boolean =>
  one.type === other.type && one.id === other.id;

const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The rules that a container's headers say (Swift's `parse_acl`); every entry is in one. */
export function readAccess({ read, write }: AccessTexts, account: string): AccessList {
  const readers = entriesOf(read);
  const rules: AccessRule[] = [];
  for (const [index, entry] of readers.entries()) {
    // What is said twice counts where it stands last.
    if (entry === RLISTINGS || readers.includes(entry, index + 1)) continue;
    rules.push({ ...readerOf(entry, account), read: true, write: false });
  }
  for (const entry of new Set(entriesOf(write))) {
    const writer = ruleOfEntry(entry, account);
    const at = rules.findIndex((rule) => isSameRule(rule, writer));
    const reader = rules[at];
    if (reader === undefined) rules.push({ ...writer, read: false, write: true });
    else rules[at] = { ...reader, write: true };
  }
  return { rules, rlistings: readers.includes(RLISTINGS) };
}

/** What the headers are to say. */
export function accessTexts({ rules, rlistings }: AccessList): AccessTexts {
  const entries = (may: 'read' | 'write') => rules.filter((rule) => rule[may]).map(entryOf);
  return {
    read: [...entries('read'), ...(rlistings ? [RLISTINGS] : [])].join(','),
    write: entries('write').join(','),
  };
}

/** What a rule permits. */
export type Permission = 'readwrite' | 'read' | 'write' | 'none';

export function permissionOf({ read, write }: Pick<AccessRule, 'read' | 'write'>): Permission {
  if (read) return write ? 'readwrite' : 'read';
  return write ? 'write' : 'none';
}

/** A rule in an address, `type:permission:id` (spec 3 §3). */
export const accessString = (rule: AccessRule): string =>
  `${rule.type}:${permissionOf(rule)}:${rule.id}`;

const PERMISSION = /^(?:readwrite|read|write|none):/u;

/** A router does not tell a slash from its escape in a parameter (react-router's `matchPath`). */
const slashed = (text: string): string => text.replaceAll(/%2F/giu, '/');

/** The rule of an address, which may name an older permission of it, or none. */
export function ruleAt({ rules }: AccessList, address: string): AccessRule | undefined {
  const type = ACCESS_TYPES.find((each) => address.startsWith(`${each}:`));
  if (type === undefined) return undefined;
  const rest = address.slice(type.length + 1);
  const find = (id: string) =>
    rules.find((rule) => isSameRule(rule, { type, id })) ??
    rules.find((rule) => rule.type === type && slashed(rule.id) === slashed(id));
  return find(rest.replace(PERMISSION, '')) ?? find(rest);
}
