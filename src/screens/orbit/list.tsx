import { useAccount } from '@/components/scope/account-context';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { ListPage } from '@/components/lists/list-page';
import { containerSearchFields } from '@/model/container/search';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { PageNotes } from '@/ui/page/columns';
import { AccountTotals } from './account-totals';
import { ContainerCard } from './container-card';
import { containerColumns } from './container-columns';
import { containerFacets } from './container-facets';

const SUMMED = { bytes: ({ bytes }: { readonly bytes?: number }) => bytes };

/** The list of containers (spec 3 §2). */
export default function ContainerList() {
  const account = useAccount();
  const source = useListSource('container');
  return (
    <ListPage
      source={source}
      title="Orbit"
      notes={
        (source.rows.length > 0 || !hasFailed(source)) && (
          <PageNotes>
            <AccountTotals />
          </PageNotes>
        )
      }
      findBy="name"
      columns={containerColumns}
      facets={containerFacets}
      searchFields={containerSearchFields}
      verbs={CONTAINER_VERBS}
      summed={SUMMED}
      card={ContainerCard}
      create={
        <LinkButton variant="primary" icon="plus" to={paths.containerAdd(account)}>
          Create container
        </LinkButton>
      }
      empty={
        <p>
          Orbit keeps files of any kind and size, as objects in named containers: backups, media,
          the pages of a static site. A container says who may read and write them.
        </p>
      }
    />
  );
}
