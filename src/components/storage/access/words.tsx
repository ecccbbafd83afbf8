import type { ReactNode } from 'react';
import { counted } from '@/lib/text';

/** Words of a container's access rules. */
export const words = {
  card: {
    title: 'Access',
    empty: 'Nobody else has access.',
    listLabel: 'Access rules',
    selected: (count: number) => `${counted(count, 'access rule')} selected`,
    clear: 'Clear',
  },
  row: {
    selectLabel: (rule: string) => `Select ${rule}`,
    actionsLabel: (rule: string) => `Actions for ${rule}`,
    edit: 'Edit',
  },
  remove: {
    task: (count: number) => (count > 1 ? 'Remove access rules' : 'Remove access rule'),
    title: (count: number) =>
      count > 1 ? `Remove ${counted(count, 'access rule')}?` : 'Remove this access rule?',
    body: (container: string, count: number) =>
      count > 1
        ? `Anyone who can use ${container} only through these rules loses access at once.`
        : `Anyone who can use ${container} only through this rule loses access at once.`,
    confirm: 'Remove',
    removing: 'Removing…',
    done: (count: number) =>
      count > 1
        ? `${counted(count, 'access rule')} deleted successfully`
        : 'Access rule deleted successfully',
    notRemoved: 'Not removed',
  },
  add: {
    title: 'Add access rule',
    save: 'Add',
    type: 'Access type',
    createClientTask: 'Create API client',
    done: 'Access rule added successfully',
  },
  edit: {
    title: 'Edit access rule',
    type: (type: ReactNode) => <>Access type: {type}</>,
    nothingToEdit: 'Teams always have full access, so there’s nothing to edit',
    done: 'Access rule edited successfully',
  },
  missing: {
    title: 'Not found',
    body: (rule: ReactNode) => (
      <>We couldn’t find access rule {rule} on this container. It may have been removed.</>
    ),
    back: 'Back',
  },
  fields: {
    publicRead: (sentence: string) => `${sentence} This rule is read-only.`,
    domain: 'Domain',
    domainPlaceholder: 'example.com',
    domainHint:
      'Sites on this domain can read objects. Use *.example.com for subdomains, -example.com to block. Referrers can be faked, so don’t rely on this for privacy.',
    accessString: 'Access string',
    accessStringHint:
      'For example acc-xxxxx for another account, or acc-xxxxx:cli-xxxxx for one of its API clients.',
    listings: 'Also allow listing objects',
    listingsHint: 'Applies to public read and all HTTP referrers of this container.',
    permissions: 'Permissions',
    client: 'API client',
    clientSources: { existing: 'Existing', new: 'New' },
    clientOfOtherAccount: (client: ReactNode) => <>API client of another account: {client}</>,
    clients: 'Storage API clients',
    clientHasRule: 'An access rule for this API client already exists on this container.',
    noClients: 'No storage API clients yet',
  },
};
