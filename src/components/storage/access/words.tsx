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
        ? `Whoever has access to ${container} by these rules alone loses it at once.`
        : `Whoever has access to ${container} by this rule alone loses it at once.`,
    confirm: 'Remove',
    removing: 'Removing…',
    done: (count: number) =>
      count > 1
        ? `${counted(count, 'access rule')} deleted successfully`
        : 'Access rule deleted successfully',
    notRemoved: 'It was not removed',
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
    nothingToEdit: 'A team has full access: there is nothing to edit',
    done: 'Access rule edited successfully',
  },
  missing: {
    title: 'Not found',
    body: (rule: ReactNode) => (
      <>There is no access rule {rule} on this container. It may have been removed.</>
    ),
    back: 'Back',
  },
  fields: {
    publicRead: (sentence: string) => `${sentence} It is read-only.`,
    domain: 'Domain',
    domainPlaceholder: 'example.com',
    domainHint:
      'Sites on this domain can read objects. Use *.example.com for subdomains, -example.com to block. Referrers can be faked, so don’t rely on this for privacy.',
    accessString: 'Access string',
    accessStringHint:
      'As Orbit knows who is meant, such as another account, acc-xxxxx, or its API client, acc-xxxxx:cli-xxxxx.',
    listings: 'Let them list the objects, too',
    listingsHint: 'It is the same for public read and all HTTP referrers of this container.',
    permissions: 'Permissions',
    client: 'API client',
    clientSources: { existing: 'Existing', new: 'New' },
    clientOfOtherAccount: (client: ReactNode) => <>API client of another account: {client}</>,
    clients: 'Storage API clients',
    clientHasRule: 'An access rule for this API client already exists on this container.',
    noClients: 'There is no API client for storage yet',
  },
};
