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
    body: 'Reading the dropped files…',
    unreadable: 'Your browser couldn’t read the dropped files. Choose the files or folder instead.',
    empty: 'No files in what you dropped.',
  },
  dialog: {
    title: (directory: string) => `Upload to ${directory}`,
    checking: (files: number) =>
      files === 1 ? 'Checking if it exists…' : `Checking which of ${counted(files, 'file')} exist…`,
    /** @param others files that are not uploaded */
    sum: (files: number, size: number, others: number) =>
      others > 0
        ? `${counted(files, 'file')} to upload (${formatSize(size)}), ${String(others)} won’t be uploaded`
        : `${counted(files, 'file')} to upload (${formatSize(size)})`,
    sumAndEmptyFolders: (sum: string, emptyFolders: number) =>
      emptyFolders === 1
        ? `${sum}. 1 empty folder will be skipped`
        : `${sum}. ${formatCount(emptyFolders)} empty folders will be skipped`,
    unknown: 'Couldn’t check which files already exist.',
    tryAgain: 'Try again',
    disabled: {
      barred: 'Leave out the files that can’t be uploaded',
      checking: 'Still checking which files exist',
      unknown: 'Couldn’t check which files already exist',
      nothing: 'Nothing to upload: every file is skipped',
    },
  },
  list: {
    leaveOutBarred: (files: number) => `Leave out ${counted(files, 'file')} that can’t be uploaded`,
    existing: (files: number) => `${counted(files, 'file')} already exist:`,
    skipAll: 'Skip all',
    overwriteAll: 'Overwrite all',
    empty: 'You left out every file.',
    more: (files: number, total: number) => `Show ${String(files)} more of ${String(total)}`,
  },
  row: {
    state: (size: number, existence: Existence) =>
      ({
        unchecked: `${formatSize(size)} · Checking…`,
        new: `${formatSize(size)} · New`,
        exists: `${formatSize(size)} · Already exists`,
        unknown: `${formatSize(size)} · May already exist`,
      })[existence],
    sameName: 'Another of these files has the same name',
    existsLabel: (path: string) => `${path} already exists`,
    skip: 'Skip',
    overwrite: 'Overwrite',
    leaveOutLabel: (path: string) => `Leave out ${path}`,
  },
};
