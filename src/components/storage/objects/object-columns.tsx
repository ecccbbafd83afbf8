import type { CellContext, Column } from '@/components/lists/list-props';
import { Created } from '@/components/records/created';
import { timeOf } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { typeWords } from '@/model/object/content-type';
import type { ObjectRow } from '@/model/object/rows';
import { nameProblem } from '@/model/orbit/address';
import { placeOf } from '@/model/orbit/ids';
import { type ObjectView, paths } from '@/model/paths';
import { Icon } from '@/ui/icon';
import { TextLink } from '@/ui/link';
import { ObjectName } from './object-name';
import styles from './objects.module.css';

const UNKNOWN = <span className="muted">–</span>;

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

/** A name that leads to its page, or into the folder. */
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

/** Folders stand before objects; a letter before the name lets numbers in it count as numbers. */
const nameKey = ({ isFolder, basename }: ObjectRow): string => `${isFolder ? 'a' : 'b'}${basename}`;

/** The columns; those of rows that storage has in order cannot be sorted here (spec 3 §9). */
export function objectColumns(
  view: ObjectView,
  isFlat: boolean,
  isSorted: boolean,
): readonly Column<ObjectRow>[] {
  const columns: readonly Column<ObjectRow>[] = [
    {
      id: 'name',
      label: 'Name',
      of: ['name'],
      cell: (row) => <NameCell row={row} view={view} isFlat={isFlat} />,
      sortBy: nameKey,
      text: ({ name }) => name,
    },
    {
      id: 'bytes',
      label: 'Size',
      width: 104,
      align: 'end',
      phone: 'lead',
      of: ['bytes'],
      cell: ({ bytes }) => (bytes === undefined ? UNKNOWN : formatSize(bytes)),
      sortBy: ({ bytes }) => bytes ?? -1,
      firstSort: 'descending',
      text: ({ bytes }) => bytes?.toString() ?? '',
    },
    {
      id: 'type',
      label: 'Type',
      width: 190,
      from: 800,
      of: ['content_type'],
      cell: ({ isFolder, content_type: type }) =>
        isFolder ? <span className="muted">Folder</span> : typeWords(type) || UNKNOWN,
      sortBy: ({ isFolder, content_type: type }) => (isFolder ? '' : typeWords(type)),
      text: ({ isFolder, content_type: type }) => (isFolder ? 'Folder' : (type ?? '')),
    },
    {
      id: 'last_modified',
      label: 'Last modified',
      width: 132,
      phone: 'second',
      of: ['last_modified'],
      cell: ({ last_modified: at }, { now }: CellContext) => <Created iso={at} now={now} />,
      sortBy: ({ last_modified: at }) => timeOf(at),
      firstSort: 'descending',
      text: ({ last_modified: at }) => at ?? '',
    },
  ];
  return isSorted ? columns : columns.map(({ sortBy: _, ...column }) => column);
}
