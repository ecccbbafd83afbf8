import { STATUS } from '@/components/lists/columns';
import type { Column, Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/facets';
import { RecordBadge } from '@/components/records/record-status';
import { type Credential, credentialStatus } from '@/model/credential/status';

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
