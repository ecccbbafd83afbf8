import { CreateLink } from '@/components/lists/kind-list';
import { ListPage } from '@/components/lists/list-page';
import { Unread } from '@/components/records/page/unread';
import { useAccount } from '@/components/scope/account-scope';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { containerSearchFields } from '@/model/container/search';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import { paths } from '@/model/paths';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Skeleton } from '@/ui/skeleton';
import { ContainerCard, containerColumns, containerFacets } from './list-parts';
import { words } from './words';

function AccountTotals() {
  const account = useAccount();
  const { data, error, status, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const { bytes, objects, containers } = data;
    return <p className="muted">{words.list.totals(bytes, objects, containers)}</p>;
  }
  if (error === undefined) {
    return (
      <p aria-hidden="true">
        <Skeleton width="long" />
      </p>
    );
  }
  return (
    <Unread
      what={words.list.totalsUnread}
      error={error}
      busy={status === 'loading'}
      onRetry={refresh}
    />
  );
}

const SUMMED = { bytes: ({ bytes }: { readonly bytes?: number }) => bytes };

export default function ContainerList() {
  const account = useAccount();
  const source = useListSource('container');
  return (
    <ListPage
      source={source}
      title={words.list.title}
      notes={source.rows.length > 0 || !hasFailed(source) ? <AccountTotals /> : undefined}
      findBy={words.list.findBy}
      columns={containerColumns}
      facets={containerFacets}
      searchFields={containerSearchFields}
      verbs={CONTAINER_VERBS}
      summed={SUMMED}
      card={ContainerCard}
      create={<CreateLink to={paths.add('container', account)}>{words.create.title}</CreateLink>}
      empty={<p>{words.list.empty}</p>}
    />
  );
}
