import { STATUS } from '@/components/lists/columns';
import { statusFacet } from '@/components/lists/facet-menu';
import type { Column, Facet } from '@/components/lists/list-props';
import type { Setting } from '@/components/record-page/settings/settings-card';
import { Created } from '@/components/records/created';
import { RecordBadge } from '@/components/records/record-status';
import { type Credential, type CredentialKind, credentialStatus } from '@/model/credential/status';
import type { Facts } from '@/model/facts';
import type { PageData } from '@/components/record-page/page-data';
import { settingsPart } from '@/components/record-page/settings-part';
import { words } from '../words';

interface CredentialPage<K extends CredentialKind> extends Pick<
  PageData<K>,
  'kind' | 'noun' | 'verbs' | 'primaryActions' | 'rename'
> {
  readonly settings: readonly Setting<K>[];
}

const isRevoked = (credential: Credential) => credentialStatus(credential) === 'revoked';

/** The page of a credential; a revoked one has no edit links (docs/product/accounts.md#revoked). */
export function credentialPage<K extends CredentialKind>(parts: CredentialPage<K>): PageData<K> {
  const { settings, ...page } = parts;
  return {
    ...page,
    fixed: isRevoked,
    state: {
      status: credentialStatus,
      states: {
        revoked: {
          tone: 'warning',
          title: words.state.revoked(page.noun),
          text: words.state.revokedText,
        },
      },
    },
    main: [settingsPart(page.kind, settings, { fixed: isRevoked })],
    side: [],
  };
}

function withStatus(credential: Credential): Credential & { readonly status?: string } {
  const status = credentialStatus(credential);
  return { ...credential, ...(status !== undefined && { status }) };
}

function statusText(credential: Credential): string {
  const status = credentialStatus(credential) ?? 'unknown';
  return status === 'unknown' ? '' : status;
}

export const credentialStatusColumn: Column<Credential> = {
  ...STATUS,
  of: ['revoked_at'],
  cell: (credential) => <RecordBadge record={withStatus(credential)} />,
  sortBy: statusText,
  text: statusText,
};

export const credentialStatusFacet: Facet<Credential> = {
  id: statusFacet.id,
  label: statusFacet.label,
  valuesOf: (credential, lookup) => statusFacet.valuesOf(withStatus(credential), lookup),
  counts: (credentials, chosen) => statusFacet.counts?.(credentials.map(withStatus), chosen) ?? [],
};

export const REVOKED = {
  label: words.settings.revoked,
  wide: true,
  rare: true,
  words: ({ revoked_at: iso }: Credential, { now }: Facts) =>
    iso ? <Created iso={iso} now={now} /> : undefined,
} as const;
