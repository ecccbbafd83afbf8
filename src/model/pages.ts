import { type Kind, KINDS, type RoutedKind } from '@/model/kinds';

export type Section = 'Compute' | 'Network' | 'Database' | 'Storage' | 'Account';

interface ListWords {
  readonly title?: string;
  readonly label?: string;
  readonly crumb?: string;
  readonly section?: Section;
  readonly tag?: string;
  readonly words: string;
}

interface CreateWords {
  readonly title: string;
  readonly button: string;
  readonly words: string;
  readonly path: 'add/' | '?add';
}

interface KindPages {
  readonly list?: ListWords;
  readonly create?: CreateWords;
  readonly editors: readonly string[];
}

/**
 * Every kind with pages of its own. The navigation has them in this order, and so do results that
 * match equally well.
 */
export const PAGES = {
  server: {
    list: {
      title: 'All Cloud Servers',
      section: 'Compute',
      words: 'machines instances virtual compute list',
    },
    create: {
      title: 'Create server',
      button: 'Create server',
      words: 'new machine instance launch add start',
      path: 'add/',
    },
    editors: [
      'name',
      'user_data',
      'server_groups',
      'snapshots_schedule',
      'snapshots_retention',
      'resize',
      'attach',
      'cloud_ips',
    ],
  },
  server_group: {
    list: {
      title: 'All Server Groups',
      section: 'Compute',
      words: 'firewall policy rules security ports',
    },
    create: {
      title: 'Create server group',
      button: 'Create server group',
      words: 'new firewall policy add',
      path: 'add/',
    },
    editors: ['name', 'description', 'servers', 'move', 'cloud_ips'],
  },
  image: {
    list: { section: 'Compute', words: 'snapshots templates operating systems' },
    editors: ['name', 'description', 'public', 'arch', 'compatibility_mode', 'status', 'username'],
  },
  cloud_ip: {
    list: {
      title: 'All Cloud IPs',
      section: 'Network',
      words: 'public addresses ipv4 ipv6 reverse dns map network',
    },
    create: {
      title: 'Create Cloud IP',
      button: 'Create Cloud IP',
      words: 'new public address add',
      path: '?add',
    },
    editors: ['name', 'reverse_dns', 'port_translators', 'map'],
  },
  load_balancer: {
    list: {
      title: 'All Load Balancers',
      section: 'Network',
      words: 'https certificate tls ssl acme listeners nodes network',
    },
    create: {
      title: 'Create load balancer',
      button: 'Create load balancer',
      words: 'new https certificate add',
      path: 'add/',
    },
    editors: [
      'name',
      'servers',
      'listeners',
      'https',
      'policy',
      'healthcheck',
      'https_redirect',
      'ssl_minimum_version',
      'cloud_ips',
    ],
  },
  database_server: {
    list: {
      title: 'All Cloud SQL Servers',
      label: 'Cloud SQL',
      section: 'Database',
      words: 'databases mysql postgresql',
    },
    create: {
      title: 'Create Cloud SQL server',
      button: 'Create Cloud SQL server',
      words: 'new database mysql postgresql add',
      path: 'add/',
    },
    editors: [
      'name',
      'description',
      'maintenance',
      'snapshots_schedule',
      'snapshots_retention',
      'access_control',
      'resize',
      'snapshot',
      'cloud_ips',
    ],
  },
  database_snapshot: {
    list: {
      title: 'All Cloud SQL Snapshots',
      label: 'Snapshots',
      crumb: 'Cloud SQL Snapshots',
      section: 'Database',
      words: 'database backups restore',
    },
    editors: ['name', 'description'],
  },
  volume: {
    list: {
      title: 'All Volumes',
      section: 'Storage',
      tag: 'New',
      words: 'block storage disks',
    },
    create: {
      title: 'Create volume',
      button: 'Create volume',
      words: 'create block storage disk add',
      path: 'add/',
    },
    editors: ['attach', 'resize', 'copy', 'name', 'description', 'serial', 'delete_with_server'],
  },
  container: {
    list: {
      title: 'Orbit',
      label: 'Orbit',
      section: 'Storage',
      words: 'object storage containers buckets files swift s3',
    },
    create: {
      title: 'Create container',
      button: 'Create container',
      words: 'new orbit bucket add',
      path: 'add/',
    },
    editors: [
      'public_listings',
      'static_site',
      'temp_url_keys',
      'history',
      'quota',
      'cross_origin',
      'labels',
    ],
  },
  collaboration: {
    list: {
      title: 'Team',
      label: 'Team',
      section: 'Account',
      words: 'members collaborators people users roles',
    },
    create: {
      title: 'Invite a User',
      button: 'Invite a User',
      words: 'team member collaborator add',
      path: 'add/',
    },
    editors: [],
  },
  api_client: {
    list: {
      label: 'API Access',
      words: 'api clients credentials secrets tokens cli terraform',
    },
    create: {
      title: 'Create API Client',
      button: 'Create API Client',
      words: 'new credentials secret add',
      path: 'add/',
    },
    editors: ['name', 'description', 'permissions_group'],
  },
  application: {
    list: { words: 'sign-in credentials secrets' },
    editors: ['name'],
  },
  account: {
    editors: [
      'name',
      'address',
      'tfa_requirement',
      'vat_registration_number',
      'temp_url_keys',
      'close',
    ],
  },
  user: { editors: ['name', 'email_address', 'ssh_key', 'change-password', 'two-factor'] },
} as const satisfies Record<RoutedKind, KindPages> & Partial<Record<Kind, KindPages>>;

export type EditedKind = keyof typeof PAGES;

export type EditorOf<K extends EditedKind> = (typeof PAGES)[K]['editors'][number];

export type ListedKind = {
  [K in EditedKind]: (typeof PAGES)[K] extends { readonly list: unknown } ? K : never;
}[EditedKind];

const ROWS: { readonly [K in Kind]?: KindPages } = PAGES;

function isEdited(word: string): word is EditedKind {
  return Object.hasOwn(PAGES, word);
}

const EDITED_KINDS: readonly EditedKind[] = Object.keys(PAGES).filter(isEdited);

export function isListed(kind: Kind): kind is ListedKind {
  return ROWS[kind]?.list !== undefined;
}

export const LISTED_KINDS: readonly ListedKind[] = EDITED_KINDS.filter(isListed);

export function listWords(kind: ListedKind): ListWords & { label: string; crumb: string } {
  const list: ListWords = PAGES[kind].list;
  const { label = KINDS[kind].plural, crumb = label } = list;
  return { ...list, label, crumb };
}

export function createWords(kind: Kind): CreateWords | undefined {
  return ROWS[kind]?.create;
}
