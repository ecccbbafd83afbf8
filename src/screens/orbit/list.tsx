import { CreateLink } from '@/components/lists/kind-list';
import { ListPage } from '@/components/lists/list-page';
import { Unread } from '@/components/records/page/unread';
import { useAccount } from '@/components/scope/account-scope';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { formatSize } from '@/lib/sizes';
import { counted, joinList } from '@/lib/text';
import { containerSearchFields } from '@/model/container/search';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import { paths } from '@/model/paths';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { Skeleton } from '@/ui/skeleton';
import { ContainerCard, containerColumns, containerFacets } from './list-parts';

function AccountTotals() {
  const account = useAccount();
  const { data, error, status, refresh } = useQuery(orbitAccountQuery, { account });
  if (data !== undefined) {
    const { bytes, objects, containers } = data;
    const counts = [
      objects === undefined ? [] : counted(objects, 'object'),
      containers === undefined ? [] : counted(containers, 'container'),
    ].flat();
    return (
      <p className="muted">{[formatSize(bytes), joinList(counts)].filter(Boolean).join(' in ')}</p>
    );
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
      what="What is kept in all could not be read"
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
      title="Orbit"
      notes={source.rows.length > 0 || !hasFailed(source) ? <AccountTotals /> : undefined}
      findBy="name"
      columns={containerColumns}
      facets={containerFacets}
      searchFields={containerSearchFields}
      verbs={CONTAINER_VERBS}
      summed={SUMMED}
      card={ContainerCard}
      create={<CreateLink to={paths.add('container', account)}>Create container</CreateLink>}
      empty={
        <p>
          Orbit keeps files of any kind and size, as objects in named containers: backups, media,
          the pages of a static site. A container says who may read and write them.
        </p>
      }
    />
  );
}
