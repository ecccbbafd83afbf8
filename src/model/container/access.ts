export const ACCESS_TYPES = ['any-referrer', 'api', 'http', 'team', 'other'] as const;

export type AccessType = (typeof ACCESS_TYPES)[number];

export interface AccessRule {
  readonly type: AccessType;
  /**
   * API client: `acc-xxxxx:cli-xxxxx`. Team: its account. Any referrer: `*`. Other: its access
   * string. HTTP: a domain, where `.example.com` is all sites under it and a leading hyphen
   * refuses.
   */
  readonly id: string;
  readonly read: boolean;
  readonly write: boolean;
}

export interface AccessList {
  /** In order: of several rules that match a page, the last decides. */
  readonly rules: readonly AccessRule[];
  /** True if readers by a referrer or public rule may also list (`.rlistings`). */
  readonly rlistings: boolean;
}

/** Texts of `X-Container-Read` and `X-Container-Write`; empty without entries. */
export interface AccessTexts {
  readonly read: string;
  readonly write: string;
}

const RLISTINGS = '.rlistings';
const REFERRER = '.r:';
const CLIENT = /^acc-[a-z0-9]{5}:cli-[a-z0-9]{5}$/u;

type Named = Pick<AccessRule, 'type' | 'id'>;

export function ruleOfEntry(entry: string, account: string): Named {
  if (entry === account) return { type: 'team', id: entry };
  return { type: CLIENT.test(entry) ? 'api' : 'other', id: entry };
}

/** Returns the subject of a reader's entry. Only readers can be referrers. */
function readerOf(entry: string, account: string): Named {
  if (!entry.startsWith(REFERRER)) return ruleOfEntry(entry, account);
  const domain = entry.slice(REFERRER.length);
  if (domain === '*') return { type: 'any-referrer', id: domain };
  return /[^-*]/u.test(domain) ? { type: 'http', id: domain } : { type: 'other', id: entry };
}

const entryOf = ({ type, id }: Named): string =>
  type === 'http' || type === 'any-referrer' ? `${REFERRER}${id}` : id;

export const isSameRule = (one: Named, other: Named): boolean =>
  one.type === other.type && one.id === other.id;

const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Reads the rules of a container's headers (Swift's `parse_acl`). No entry is lost. */
export function readAccess({ read, write }: AccessTexts, account: string): AccessList {
  const readers = entriesOf(read);
  const rules: AccessRule[] = [];
  for (const [index, entry] of readers.entries()) {
    // A repeated entry counts at its last position.
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

export function accessTexts({ rules, rlistings }: AccessList): AccessTexts {
  const entries = (may: 'read' | 'write') => rules.filter((rule) => rule[may]).map(entryOf);
  return {
    read: [...entries('read'), ...(rlistings ? [RLISTINGS] : [])].join(','),
    write: entries('write').join(','),
  };
}

export type Permission = 'readwrite' | 'read' | 'write' | 'none';

export function permissionOf({ read, write }: Pick<AccessRule, 'read' | 'write'>): Permission {
  if (read) return write ? 'readwrite' : 'read';
  return write ? 'write' : 'none';
}

export const accessString = (rule: AccessRule): string =>
  `${rule.type}:${permissionOf(rule)}:${rule.id}`;

const PERMISSION = /^(?:readwrite|read|write|none):/u;

/**
 * Decodes `%2F`: router parameters do not distinguish it from a slash (react-router's `matchPath`).
 */
const slashed = (text: string): string => text.replaceAll(/%2F/giu, '/');

/** Finds the rule of an address, whose permission may be outdated or missing. */
export function ruleAt({ rules }: AccessList, address: string): AccessRule | undefined {
  const type = ACCESS_TYPES.find((each) => address.startsWith(`${each}:`));
  if (type === undefined) return undefined;
  const rest = address.slice(type.length + 1);
  const find = (id: string) =>
    rules.find((rule) => isSameRule(rule, { type, id })) ??
    rules.find((rule) => rule.type === type && slashed(rule.id) === slashed(id));
  return find(rest.replace(PERMISSION, '')) ?? find(rest);
}
