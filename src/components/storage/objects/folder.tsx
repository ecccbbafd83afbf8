import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ListPage } from '@/components/lists/list-page';
import { lazyPart } from '@/lib/lazy-part';
import { basenameOf } from '@/model/orbit/folder';
import { isImages } from '@/model/object/rules';
import { objectSearchFields } from '@/model/object/search';
import { isOfRepository, type ObjectView } from '@/model/paths';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { PageNotes } from '@/ui/page/columns';
import { UploadArea } from '../upload/upload-area';
import { UploadButton } from '../upload/upload-button';
import { FolderPath } from './folder-path';
import { objectColumns } from './object-columns';
import { useObjectVerbs } from './use-object-verbs';
import { type Browsing, useObjects } from './use-objects';

const load = lazyPart(() => import('./make-directory'));
const MakeDirectory = lazyLayer(async () => ({ default: (await load()).MakeDirectory }));

const SUMMED = { bytes: ({ bytes }: { readonly bytes?: number }) => bytes };

interface FolderProps {
  readonly view: ObjectView;
  readonly browsing: Browsing;
  /** What is known of the container; undefined while it is read. */
  readonly known: { readonly count?: number } | undefined;
}

/** A folder of a container, over which one is made below it (spec 3 §2). */
export function Folder({ view, browsing, known }: FolderProps) {
  const { account, container, path, isFlat } = browsing;
  const { pathname, search } = useLocation();
  const source = useObjects(browsing, known);
  const isSorted = source.paging === undefined || source.paging.isWhole === true;
  const columns = useMemo(() => objectColumns(view, isFlat, isSorted), [view, isFlat, isSorted]);
  const verbs = useObjectVerbs(container, view);
  const query = new URLSearchParams(search);
  const isAdding = query.get('add') === 'directory';
  query.set('add', 'directory');
  // What a registry keeps is pushed; by hand it is only looked at, and deleted.
  const isOpen = !isOfRepository(view);
  const list = (
    <>
      <ListPage
        source={source}
        title={path === '' ? container : basenameOf(path)}
        notes={
          <PageNotes>
            {!isOpen && (
              <Note plain>What is changed among its objects by hand may break its images.</Note>
            )}
            <FolderPath
              account={account}
              container={container}
              view={view}
              path={path}
              isFlat={isFlat}
            />
          </PageNotes>
        }
        findBy={isSorted ? 'name' : 'start of name'}
        columns={columns}
        searchFields={objectSearchFields}
        verbs={verbs}
        summed={SUMMED}
        create={
          isOpen && (
            <>
              {!isImages(container) && (
                <LinkButton icon="plus" to={`${pathname}?${query.toString()}`}>
                  Create directory
                </LinkButton>
              )}
              <UploadButton container={container} />
            </>
          )
        }
        empty={
          <p>
            {path === ''
              ? 'Nothing is kept in this container yet.'
              : 'Nothing is in this folder, or it is not there any more.'}
          </p>
        }
      />
      {isAdding && isOpen && !isImages(container) && (
        <LayerHost>
          <MakeDirectory view={view} browsing={browsing} />
        </LayerHost>
      )}
    </>
  );
  return isOpen ? (
    <UploadArea container={container} prefix={path}>
      {list}
    </UploadArea>
  ) : (
    list
  );
}
