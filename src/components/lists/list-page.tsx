import type { ReactNode } from 'react';
import { DocumentationLink } from '@/components/records/links/documentation-link';
import { Page } from '@/components/records/page/page';
import { formatCount } from '@/lib/text';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { soFar } from './list-notes';
import type { Listable, ResourceListProps } from './list-props';
import { PageCreate } from './page-create';
import { ResourceList } from './resource-list';

interface ListPageProps<R extends Listable> extends ResourceListProps<R> {
  /** Above the list. */
  readonly notes?: ReactNode;
}

/** A page with a list, its count and its create button. */
export function ListPage<R extends Listable>({ notes, create, ...list }: ListPageProps<R>) {
  const { source, facets, title = source.nouns.plural } = list;
  const count = source.rows.length;
  const hasRows = count > 0 || isFirstReadPending(source.status);
  // The count strip also shows the number of all rows.
  const isCounted = facets?.some((facet) => facet.counts !== undefined) === true;
  return (
    <Page
      title={title}
      note={count === 0 || isCounted ? undefined : soFar(formatCount(count), source.more)}
      actions={hasRows && create !== undefined ? <PageCreate>{create}</PageCreate> : undefined}
    >
      {notes}
      <ResourceList
        {...list}
        create={
          <>
            {create}
            <DocumentationLink />
          </>
        }
      />
    </Page>
  );
}
