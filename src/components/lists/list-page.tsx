import type { ReactNode } from 'react';
import { DocumentationLink } from '../links/documentation-link';
import { Page } from '../page/page';
import type { Listable, ResourceListProps } from './list-props';
import { ResourceList } from './resource-list';

interface ListPageProps<R extends Listable> extends ResourceListProps<R> {
  /** Above the list. */
  readonly notes?: ReactNode;
}

/** A page with a list, its count and its create button. */
export function ListPage<R extends Listable>({ notes, create, ...list }: ListPageProps<R>) {
  const { source, title = source.nouns.plural } = list;
  const count = source.rows.length;
  return (
    <Page
      title={title}
      note={count === 0 ? undefined : count}
      actions={count === 0 ? undefined : create}
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
