import { STATUS } from '@/components/lists/common-columns';
import type { Column, Facet } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { RecordBadge } from '@/components/records/record-status';
import { type Credential, credentialStatus } from '@/model/credential/status';

function withStatus(credential: Credential): Credential & { readonly status?: string } {
  const status = credentialStatus(credential);
  return { ...credential, ...(status !== undefined && { status }) };
}

/** Empty where it is not known. */
function statusText(credential: Credential): string {
  const status = credentialStatus(credential) ?? 'unknown';
  return status === 'unknown' ? '' : status;
}

/** Whether a credential is revoked, in the list of its kind. */
export const credentialStatusColumn: Column<Credential> = {
  ...STATUS,
  of: ['revoked_at'],
  cell: (credential) => <RecordBadge record={withStatus(credential)} />,
  sortBy: statusText,
  text: statusText,
};

/** The same as a filter. */
export const credentialStatusFacet: Facet<Credential> = {
  id: statusFacet.id,
  label: statusFacet.label,
  valuesOf: (credential, lookup) => statusFacet.valuesOf(withStatus(credential), lookup),
  counts: (credentials, chosen) => statusFacet.counts?.(credentials.map(withStatus), chosen) ?? [],
};
