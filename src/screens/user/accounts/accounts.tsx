import { useMemo } from 'react';
import { useList, useListSource } from '@/components/scope/data/use-list';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { ResourceList } from '@/components/lists/resource-list';
import { statusFacet } from '@/components/lists/status-facet';
import { ACCOUNT_VERBS } from '@/model/account/verbs';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records';
import type { SearchField } from '@/model/search-text';
import { LinkButton } from '@/ui/link';
import { accountColumns } from './account-columns';

const FACETS = [statusFacet];

const searchFields = ({ id, name, status }: Records['account']): readonly SearchField[] => [
  ['id', id],
  ['name', name],
  ['status', status],
];

/** Leads to the sign-up of one account more (spec 1 §2). */
export function CreateAccount() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.signUpAdditionalAccount}>
      Create New Account
    </LinkButton>
  );
}

/** All accounts that the user belongs to, with what is free in each. */
export function Accounts() {
  const user = useOwnId();
  // By which the user is in each account of others, to leave it.
  useList('collaboration');
  const columns = useMemo(() => accountColumns(user), [user]);
  return (
    <ResourceList
      source={useListSource('account')}
      findBy="name, id"
      columns={columns}
      facets={FACETS}
      searchFields={searchFields}
      verbs={ACCOUNT_VERBS}
      create={<CreateAccount />}
      empty={<p>An account holds servers and all else, and pays for them. You belong to none.</p>}
    />
  );
}
