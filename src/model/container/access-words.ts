import {
  type AccessRule,
  type AccessType,
  type Permission,
  permissionOf,
} from '@/model/container/access';
import { isRefusal } from '@/model/container/access-changes';
import type { Records } from '@/model/records/records';

/** Wording of access, for objects or for images (docs/product/registry.md#push-pull). */
export interface AccessWords {
  readonly types: Readonly<Record<AccessType, string>>;
  readonly permissions: Readonly<Record<Permission, string>>;
  readonly deeds: Readonly<Record<Permission, string>>;
  readonly openly: readonly [read: string, list: string];
  /** Users and clients that need no rule (docs/product/orbit.md#implicit-access). */
  readonly implicit: string;
  readonly read: { readonly label: string; readonly hint: string };
  readonly write: { readonly label: string; readonly hint: string };
  readonly neither: string;
  readonly newClient: string;
}

export const OBJECT_WORDS: AccessWords = {
  types: {
    'any-referrer': 'Public read',
    api: 'API client',
    http: 'HTTP referrer',
    team: 'Team',
    other: 'Other',
  },
  permissions: { readwrite: 'Read and write', read: 'Read', write: 'Write', none: 'None' },
  deeds: {
    readwrite: 'list, read, upload, replace and delete the objects',
    read: 'list and read the objects',
    write: 'upload, replace and delete the objects',
    none: 'do nothing with the objects',
  },
  openly: ['read the objects', 'list and read the objects'],
  implicit: 'Your team and API clients with full access can read and write without a rule.',
  read: { label: 'Read', hint: 'List and read objects.' },
  write: { label: 'Write', hint: 'Upload, replace and delete objects.' },
  neither: 'Please allow read, write or both.',
  newClient:
    'It can use only Orbit, and there only what access rules allow. You’ll see its secret once, right after you create it.',
};

export const IMAGE_WORDS: AccessWords = {
  types: { ...OBJECT_WORDS.types, 'any-referrer': 'Public pull' },
  permissions: { readwrite: 'Pull and push', read: 'Pull', write: 'Push', none: 'None' },
  deeds: {
    readwrite: 'pull, push and delete the images',
    read: 'pull the images',
    write: 'push and delete the images',
    none: 'do nothing with the images',
  },
  openly: ['pull the images', 'pull the images'],
  implicit: 'Your team and API clients with full access can pull and push without a rule.',
  read: { label: 'Pull', hint: 'List tags and pull images.' },
  write: { label: 'Push', hint: 'Push and delete images.' },
  neither: 'Please allow pull, push or both.',
  newClient:
    'It logs in to the registry with its ID and secret, and can use only what access rules allow. You’ll see the secret once, right after you create it.',
};

export function permissionWords(rule: AccessRule, { permissions }: AccessWords): string {
  if (rule.type === 'team') return 'Full access';
  return isRefusal(rule) ? 'Refused' : permissions[permissionOf(rule)];
}

function sites(domain: string): string {
  return domain.startsWith('.') ? `all sites under ${domain.slice(1)}` : domain;
}

interface Told {
  readonly rlistings: boolean;
  readonly hidesNames?: boolean | undefined;
  readonly words: AccessWords;
}

export function accessSentence(rule: AccessRule, told: Told): string {
  const { rlistings, hidesNames = false, words } = told;
  const { type, id } = rule;
  const openly = words.openly[rlistings && !hidesNames ? 1 : 0];
  const byToken =
    rlistings && hidesNames ? ' Programs with a token can also list object names.' : '';
  const deeds = words.deeds[permissionOf(rule)];
  switch (type) {
    case 'any-referrer':
      return `Anyone can ${openly} without signing in.${byToken}`;
    case 'http':
      return isRefusal(rule)
        ? `Pages of ${sites(id.slice(1))} are blocked, even if an earlier rule lets pages read.`
        : `Pages of ${sites(id)} can ${openly}, and so can anyone who fakes the referrer.${byToken}`;
    case 'team':
      return 'All users of this account have full access.';
    case 'api':
      return `It can ${deeds}.`;
    case 'other':
      return `Anyone Orbit identifies as ${id} can ${deeds}.`;
  }
}

export function clientNote({
  permissions_group: group,
  revoked_at: revoked,
}: Pick<Records['api_client'], 'permissions_group' | 'revoked_at'>): string | undefined {
  if (revoked) return 'It’s revoked and has no access.';
  return group === 'full' ? 'It has full access without a rule.' : undefined;
}
