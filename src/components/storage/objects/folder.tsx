import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LAST_MODIFIED, NO_VALUE } from '@/components/lists/columns';
import { ListPage } from '@/components/lists/list-page';
import type { Column } from '@/components/lists/list-props';
import { RecordNotFound } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { UploadButton } from '@/components/storage/upload/upload-button';
import { lazyPart } from '@/lib/lazy-part';
import { formatSize } from '@/lib/sizes';
import { objectAddress, objectSearchFields } from '@/model/object/address';
import { typeWords } from '@/model/object/names';
import type { ObjectRow } from '@/model/object/rows';
import { isImages } from '@/model/object/rules';
import { nameProblem } from '@/model/orbit/links';
import { basenameOf } from '@/model/orbit/folder';
import { containerId, placeOf } from '@/model/orbit/ids';
import { isOfRepository, type ObjectView, paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { LinkButton, TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { UploadArea } from '@/components/storage/upload/upload-area';
import { FolderPath, ObjectName } from './folder-path';
import { ObjectPage } from './object-page';
import styles from './objects.module.css';
import { useObjectVerbs } from './use-object-verbs';
import { type Browsing, useObjects } from './use-objects';
import { words } from './words';

interface NameCellProps {
  readonly row: ObjectRow;
  readonly view: ObjectView;
  readonly isFlat: boolean;
}

function linkOf({ row, view, isFlat }: NameCellProps): string {
  const { account, container } = placeOf(row.id);
  if (!row.isFolder) return paths.object(account, container, view, row.name);
  const folder = paths.objects(account, container, view, { path: row.name });
  return isFlat ? `${folder}&flat` : folder;
}

function NameCell(props: NameCellProps) {
  const { row } = props;
  const problem = row.isFolder ? undefined : nameProblem(row.name);
  const name = <ObjectName name={row.basename} />;
  return (
    <span className={styles.row}>
      <Icon name={row.isFolder ? 'folder' : 'file'} />
      {problem === undefined ? (
        <TextLink to={linkOf(props)}>{name}</TextLink>
      ) : (
        <span title={problem}>{name}</span>
      )}
    </span>
  );
}

/**
 * Sort key: folders come before objects. A letter before the name lets numbers in it count as
 * numbers.
 */
const nameKey = ({ isFolder, basename }: ObjectRow): string => `${isFolder ? 'a' : 'b'}${basename}`;

/** The columns. Rows that storage has in order cannot be sorted here. */
function objectColumns(
  view: ObjectView,
  isFlat: boolean,
  isSorted: boolean,
): readonly Column<ObjectRow>[] {
  const columns: readonly Column<ObjectRow>[] = [
    {
      id: 'name',
      label: words.fields.name,
      of: ['name'],
      cell: (row) => <NameCell row={row} view={view} isFlat={isFlat} />,
      sortBy: nameKey,
      text: ({ name }) => name,
    },
    {
      id: 'bytes',
      label: words.fields.size,
      width: 104,
      align: 'end',
      phone: 'lead',
      of: ['bytes'],
      cell: ({ bytes }) => (bytes === undefined ? NO_VALUE : formatSize(bytes)),
      sortBy: ({ bytes }) => bytes ?? -1,
      firstSort: 'descending',
      text: ({ bytes }) => bytes?.toString() ?? '',
    },
    {
      id: 'type',
      label: words.fields.type,
      width: 190,
      from: 800,
      of: ['content_type'],
      cell: ({ isFolder, content_type: type }) =>
        isFolder ? <span className="muted">{words.list.folder}</span> : typeWords(type) || NO_VALUE,
      sortBy: ({ isFolder, content_type: type }) => (isFolder ? '' : typeWords(type)),
      text: ({ isFolder, content_type: type }) => (isFolder ? words.list.folder : (type ?? '')),
    },
    LAST_MODIFIED,
  ];
  return isSorted ? columns : columns.map(({ sortBy: _, ...column }) => column);
}

const load = lazyPart(() => import('./make-directory'));
const MakeDirectory = lazyLayer(async () => ({ default: (await load()).MakeDirectory }));

const SUMMED = { bytes: ({ bytes }: { readonly bytes?: number }) => bytes };

interface FolderProps {
  readonly view: ObjectView;
  readonly browsing: Browsing;
  readonly known: { readonly count?: number } | undefined;
}

function Folder({ view, browsing, known }: FolderProps) {
  const { account, container, path, isFlat } = browsing;
  const { pathname, search } = useLocation();
  const source = useObjects(browsing, known);
  const isSorted = source.paging === undefined || source.paging.isWhole === true;
  const columns = useMemo(() => objectColumns(view, isFlat, isSorted), [view, isFlat, isSorted]);
  const verbs = useObjectVerbs(container, view);
  const query = new URLSearchParams(search);
  const isAdding = query.get('add') === 'directory';
  query.set('add', 'directory');
  // Objects of a registry are pushed: by hand they can only be viewed and deleted.
  const isOpen = !isOfRepository(view);
  const list = (
    <>
      <ListPage
        source={source}
        title={path === '' ? container : basenameOf(path)}
        notes={
          <>
            {!isOpen && <Note plain>{words.list.breaksImages}</Note>}
            <FolderPath
              account={account}
              container={container}
              view={view}
              path={path}
              isFlat={isFlat}
            />
          </>
        }
        findBy={isSorted ? words.list.findBy : words.list.findByStart}
        columns={columns}
        searchFields={objectSearchFields}
        verbs={verbs}
        summed={SUMMED}
        create={
          isOpen && (
            <>
              {!isImages(container) && (
                <LinkButton icon="plus" to={`${pathname}?${query.toString()}`}>
                  {words.createDirectory.title}
                </LinkButton>
              )}
              <UploadButton container={container} />
            </>
          )
        }
        empty={<p>{path === '' ? words.list.empty : words.list.emptyFolder}</p>}
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

/**
 * The objects of a container, or one of them. `browse` and `objects` are one screen
 * (docs/product/orbit.md#object-addresses). Its links keep the name that it was opened by.
 */
export function Browser() {
  const account = useAccount();
  const address = objectAddress(useLocation().pathname);
  const container = address?.container ?? '';
  const id = containerId(account, container);
  const problem = nameProblem(address?.object ?? container);
  if (address === undefined || problem !== undefined) {
    return (
      <EmptyState icon="search" title={words.notFound.title} level={1}>
        {problem ?? words.notFound.body}
      </EmptyState>
    );
  }
  if (address.object === undefined) return <OpenContainer id={id} {...address} key={id} />;
  return <ObjectPage key={address.object} {...address} object={address.object} />;
}

interface OpenContainerProps {
  readonly id: string;
  readonly view: ObjectView;
  readonly container: string;
}

function OpenContainer({ id, view, container }: OpenContainerProps) {
  const account = useAccount();
  const { record, meta } = useRecord('container', id);
  const query = new URLSearchParams(useLocation().search);
  const path = query.get('path') ?? '';
  const isFlat = query.has('flat');
  if (meta.status === 'not-found')
    return <RecordNotFound kind="container" id={id} noun={words.list.containerNoun} />;
  // A directory's prefix ends in a slash. Without it, all names that begin so would be listed.
  if (path !== '' && !path.endsWith('/')) {
    query.set('path', `${path}/`);
    return <Navigate replace to={{ search: query.toString() }} />;
  }
  // See docs/product/orbit.md#unreadable-container.
  const known = record ?? (meta.error === undefined ? undefined : {});
  return <Folder view={view} browsing={{ account, container, path, isFlat }} known={known} />;
}
