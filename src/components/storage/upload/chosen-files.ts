export interface ChosenFile {
  /** Path with the folder that it came with: `photos/team.jpg`. */
  readonly path: string;
  readonly file: File;
}

export interface Chosen {
  readonly files: readonly ChosenFile[];
  /**
   * Number of folders left out: storage keeps objects alone. Browsers do not report those of a
   * picked folder.
   */
  readonly emptyFolders: number;
}

export const pickedFiles = (files: Iterable<File>): readonly ChosenFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Reads a folder, which lists a hundred entries at a time, until it lists none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const EMPTY = 'empty folder';

async function* filesBelow(entry: FileSystemEntry): AsyncGenerator<ChosenFile | typeof EMPTY> {
  if (isFile(entry)) {
    yield { path: entry.fullPath.replace(/^\//u, ''), file: await fileOf(entry) };
  } else if (isFolder(entry)) {
    const entries = await entriesOf(entry);
    if (entries.length === 0) yield EMPTY;
    for (const inner of entries) yield* filesBelow(inner);
  }
}

/**
 * Reads dropped files, and folders with all that is in them. Must be called within the event: the
 * data is out of reach afterwards. Rejects if a folder cannot be read.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<Chosen> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const flat = pickedFiles(transfer.files);
  if (entries.length === 0 || entries.includes(null)) return { files: flat, emptyFolders: 0 };
  const files: ChosenFile[] = [];
  let emptyFolders = 0;
  for (const entry of entries) {
    if (entry === null) continue;
    for await (const found of filesBelow(entry)) {
      if (found === EMPTY) emptyFolders += 1;
      else files.push(found);
    }
  }
  return { files, emptyFolders };
}

export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') === true;
