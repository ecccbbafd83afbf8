import type { AccessList, AccessRule, AccessType } from '@/model/container/access';
import { isRefusal } from '@/model/container/access-changes';
import type { Records } from '@/model/records';

/** What each type is called. */
export const ACCESS_TYPE_WORDS: Readonly<Record<AccessType, string>> = {
  'any-referrer': 'Public read',
  api: 'API client',
  http: 'HTTP referrer',
  team: 'Team',
  other: 'Other',
};

/** What a rule permits, in a word or two; a team's is always full access (spec 3 §6). */
export function permissionWords(rule: AccessRule): string {
  if (rule.type === 'team') return 'Full access';
  if (isRefusal(rule)) return 'Refused';
  if (rule.read) return rule.write ? 'Read and write' : 'Read';
  return rule.write ? 'Write' : 'None';
}

/** 'example.com', 'all sites under example.com'. */
function sites(domain: string): string {
  return domain.startsWith('.') ? `all sites under ${domain.slice(1)}` : domain;
}

/** What is done by whom a list names, by Swift's lists of readers and writers. */
function deeds({ read, write }: AccessRule): string {
  if (read) return write ? 'list, read, upload, replace and delete' : 'list and read';
  return write ? 'upload, replace and delete' : 'do nothing with';
}

/**
 * What a rule lets whom do, as a sentence.
 * @param name of the API client, or its id
 */
export function accessSentence(
  rule: AccessRule,
  { rlistings, name }: Pick<AccessList, 'rlistings'> & { readonly name?: string | undefined },
): string {
  const { type, id } = rule;
  const readAndList = rlistings ? 'list and read' : 'read';
  switch (type) {
    case 'any-referrer':
      return `Anybody can ${readAndList} the objects, without signing in.`;
    case 'http':
      return isRefusal(rule)
        ? `Pages of ${sites(id.slice(1))} cannot read what an earlier rule lets pages read.`
        : `Pages of ${sites(id)} can ${readAndList} the objects, and so can whoever claims to come from there.`;
    case 'team':
      return 'All users of this account have full access.';
    case 'api':
      return `The API client ${name ?? id} can ${deeds(rule)} the objects.`;
    case 'other':
      return `Whoever Orbit knows as ${id} can ${deeds(rule)} the objects.`;
  }
}

/** Why a rule of an API client does not say what that may do, or undefined. */
export function clientNote({
  permissions_group: group,
  revoked_at: revoked,
}: Pick<Records['api_client'], 'permissions_group' | 'revoked_at'>): string | undefined {
  if (revoked) return 'It is revoked, and has no access at all.';
  return group === 'full' ? 'It has full access without a rule.' : undefined;
}

/** Who needs no rule (spec 3 §6). */
export const IMPLICIT_ACCESS =
  'Users of this account, and its API clients with full permission, can read and write without a rule.';
