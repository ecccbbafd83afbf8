import { counted, truncateName } from '@/lib/text';
import { archivedVersion, isDeletionMark } from './archived';
import { deleteObjectCall, deletionFailed, objectPlace, removeObjectsCall } from './calls';
import { removalFailures } from './removal';
import type { ObjectRow } from './rows';
import { canChange, canCopy, canDelete } from './rules';
import { nameProblem } from '@/model/orbit/links';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { shortTitle } from '@/model/title';
import type { BulkVerb, LinkVerb, Together, Verb } from '@/model/verb';

const isFile = ({ isFolder }: ObjectRow): boolean => !isFolder;

const isVersion = ({ name, content_type: type }: ObjectRow): boolean =>
  archivedVersion(name) !== undefined && !isDeletionMark(type);

function failureOf(row: ObjectRow, failures: ReadonlyMap<string, string>): string | undefined {
  const own = failures.get(row.name);
  if (own !== undefined || !row.isFolder) return own;
  const left = [...failures].filter(
    ([name]) => name.startsWith(row.name) || `${name}/` === row.name,
  );
  const [first] = left;
  if (first === undefined) return undefined;
  const more = left.length > 1 ? `, and ${String(left.length - 1)} more` : '';
  return `${first[0]}: ${first[1]}${more}`;
}

const DELETIONS_FAILED = 'Error deleting objects';

const TOGETHER: Together<ObjectRow> = {
  about: (rows) =>
    `${counted(rows.length, 'object')} in ${truncateName(placeOf(rows[0]?.id ?? '').container)}`,
  request: (rows, account) => {
    const container = placeOf(rows[0]?.id ?? '').container;
    const files = rows.filter(isFile);
    const names = files.filter(({ slo_etag: segments }) => !segments).map(({ name }) => name);
    const large = files.filter(({ slo_etag: segments }) => segments).map(({ name }) => name);
    const folders = rows.filter(({ isFolder }) => isFolder).map(({ name }) => name);
    const removal = { names, large, folders, tellsEach: true };
    return removeObjectsCall(account, container, removal, DELETIONS_FAILED);
  },
  failures: (rows, body) => {
    const failures = removalFailures(body);
    if (failures.size === 0) return failures;
    return new Map(
      rows.flatMap((row) => {
        const reason = failureOf(row, failures);
        if (reason === undefined) return [];
        return [[row.id, `${deletionFailed(row.name)}. ${reason}`] as const];
      }),
    );
  },
  // The number of objects in a folder is unknown.
  total: (rows) => (rows.every(isFile) ? rows.length : undefined),
  failed: DELETIONS_FAILED,
};

const DELETE: BulkVerb<ObjectRow> = {
  id: 'delete',
  label: 'Delete',
  icon: 'trash',
  section: 'danger',
  many: true,
  danger: true,
  rule: canDelete,
  consequences: ({ isFolder, slo_etag: segments }) => [
    ...(isFolder ? ['Also deletes everything in this folder and its subfolders.'] : []),
    ...(segments ? ['Also deletes its segments, unless the container is archived.'] : []),
  ],
  consequencesOfMany: (rows) =>
    rows.some(({ isFolder }) => isFolder)
      ? ['Also deletes everything in these folders and their subfolders.']
      : [],
  confirm: {
    word: 'delete',
    question: 'This can’t be undone, unless the container is archived.',
    questionForMany: 'This can’t be undone, unless the container is archived.',
  },
  request: (row, account) => {
    const { id, name, isFolder } = row;
    if (!isFolder && nameProblem(name) === undefined) return deleteObjectCall(row);
    // A bulk delete reaches objects that no address can name.
    const removal = isFolder ? { names: [], folders: [name] } : { names: [name], folders: [] };
    const { container } = placeOf(id);
    return removeObjectsCall(account, container, removal, deletionFailed(name));
  },
  success: 'Deleted',
  words: { doing: 'being deleted' },
  together: TOGETHER,
};

type Opened = Pick<LinkVerb<ObjectRow>, 'id' | 'label' | 'icon' | 'rule'> & {
  readonly shown?: (row: ObjectRow) => boolean;
};

const opens = ({ shown = isFile, ...verb }: Opened): LinkVerb<ObjectRow> => ({
  ...verb,
  section: 'change',
  shown,
  path: ({ id }, account) => {
    const { container, object } = objectPlace(id);
    return `${paths.object(account, container, 'objects', object)}?edit=${verb.id}`;
  },
});

export const OBJECT_VERBS: readonly Verb<ObjectRow>[] = [
  opens({ id: 'move', label: 'Rename or move', icon: 'pencil', rule: canChange }),
  opens({ id: 'copy', label: 'Copy', icon: 'copy', rule: canCopy }),
  opens({
    id: 'restore',
    label: 'Restore',
    icon: 'reset',
    rule: canCopy,
    shown: (row) => isFile(row) && isVersion(row),
  }),
  opens({ id: 'notes', label: 'Type and metadata', icon: 'list', rule: canChange }),
  DELETE,
];

export const objectTitle = (name: string): string => shortTitle({ id: name, name });
