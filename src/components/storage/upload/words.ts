import { formatSize } from '@/lib/sizes';
import { counted, formatCount } from '@/lib/text';
import type { Existence } from '@/model/upload/item';

/** Words of an upload, from the choice of files to its start. */
export const words = {
  everywhere: {
    upload: 'Upload',
    filesLabel: 'Files to upload',
    cancel: 'Cancel',
  },
  button: {
    files: 'Upload files',
    folder: 'Upload a folder',
  },
  area: {
    folderLabel: 'Folder to upload',
    dropHere: (container: string, prefix: string) =>
      `Drop files and folders to upload them to ${container}/${prefix}`,
  },
  looking: {
    body: 'Looking through what was dropped…',
    unreadable:
      'Your browser could not read what was dropped. Pick the files or the folder instead.',
    empty: 'There are no files in what was dropped.',
  },
  dialog: {
    title: (directory: string) => `Upload to ${directory}`,
    checking: (files: number) =>
      files === 1
        ? 'Finding out if it exists…'
        : `Finding out which of ${counted(files, 'file')} exist…`,
    /** @param others files that are not uploaded */
    sum: (files: number, size: number, others: number) =>
      others > 0
        ? `${counted(files, 'file')} to upload, ${formatSize(size)}; ${String(others)} not`
        : `${counted(files, 'file')} to upload, ${formatSize(size)}`,
    sumAndEmptyFolders: (sum: string, emptyFolders: number) =>
      emptyFolders === 1
        ? `${sum}. 1 empty folder is left out`
        : `${sum}. ${formatCount(emptyFolders)} empty folders are left out`,
    unknown: 'It could not be found out which of the files exist.',
    tryAgain: 'Try again',
    disabled: {
      barred: 'Leave out what cannot be uploaded',
      checking: 'Wait until it is known which files exist',
      unknown: 'It could not be found out which files exist',
      nothing: 'There is nothing to upload: every file is skipped',
    },
  },
  list: {
    leaveOutBarred: (files: number) =>
      `Leave out ${counted(files, 'file')} that cannot be uploaded`,
    existing: (files: number) => `${counted(files, 'file')} exist already:`,
    skipAll: 'Skip all',
    overwriteAll: 'Overwrite all',
    empty: 'Every file was left out.',
    more: (files: number, total: number) => `Show ${String(files)} more of ${String(total)}`,
  },
  row: {
    state: (size: number, existence: Existence) =>
      ({
        unchecked: `${formatSize(size)} · Checking…`,
        new: `${formatSize(size)} · New`,
        exists: `${formatSize(size)} · Exists already`,
        unknown: `${formatSize(size)} · Unknown whether it exists`,
      })[existence],
    sameName: 'Another of these files has the same name',
    existsLabel: (path: string) => `${path} exists already`,
    skip: 'Skip',
    overwrite: 'Overwrite',
    leaveOutLabel: (path: string) => `Leave out ${path}`,
  },
};
