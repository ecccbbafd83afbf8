import { refuse } from '@mocks/orbit/answers';

const REFERRER = new Set(['.r', '.ref', '.referer', '.referrer']);

/** Normalises like Swift: drops spaces and domains' asterisks. Throws 400 for an invalid list. */
export function cleanAccessList(list: string, isWrite: boolean): string {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => cleanEntry(entry, isWrite))
    .join(',');
}

function cleanEntry(entry: string, isWrite: boolean): string {
  const colon = entry.indexOf(':');
  const first = entry.slice(0, Math.max(colon, 0)).trim();
  if (!first.startsWith('.')) return entry;
  if (!REFERRER.has(first)) throw refuse(400, `Unknown designator '${first}' in ACL: '${entry}'`);
  if (isWrite) throw refuse(400, `Referrers not allowed in write ACL: '${entry}'`);
  const second = entry.slice(colon + 1).trim();
  const [, minus = '', rest = ''] = /^(-?)\s*(.*)$/.exec(second) ?? [];
  const host = rest === '*' ? rest : rest.replace(/^\*\s*/, '');
  if (host === '' || host === '.') {
    throw refuse(400, `No host/domain value after referrer designation in ACL: '${entry}'`);
  }
  return `.r:${minus}${host}`;
}

interface Entries {
  referrers: string[];
  groups: string[];
}

function entriesOf(list: string): Entries {
  const found: Entries = { referrers: [], groups: [] };
  for (const entry of list.split(',')) {
    if (entry.startsWith('.r:')) found.referrers.push(entry.slice(3));
    else if (entry !== '') found.groups.push(entry);
  }
  return found;
}

function hostOf(referrer: string | null): string {
  try {
    return new URL(referrer ?? '').hostname || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The last entry that matches the page's host decides. */
function letsReferrer(referrers: readonly string[], referrer: string | null): boolean {
  const host = hostOf(referrer);
  const isOf = (domain: string) =>
    domain === '*' || domain === host || (domain.startsWith('.') && host.endsWith(domain));
  return referrers.findLast((entry) => isOf(entry.replace(/^-/, '')))?.startsWith('-') === false;
}

/** True if a list admits these groups, or the page of `referrer`, to an object or a listing. */
export function lets(
  list: string,
  {
    groups,
    referrer,
    isObject,
  }: { groups: readonly string[]; referrer: string | null; isObject: boolean },
): boolean {
  const entries = entriesOf(list);
  if (letsReferrer(entries.referrers, referrer)) {
    if (isObject || entries.groups.includes('.rlistings')) return true;
  }
  return groups.some((group) => entries.groups.includes(group));
}
