import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import type { CopyWay } from '@/model/object/copy';

/** Words of a container's objects. */
export const words = {
  fields: {
    name: 'Name',
    size: 'Size',
    type: 'Type',
    lastModified: 'Last modified',
    expires: 'Expires',
    contentDisposition: 'Content disposition',
    contentEncoding: 'Content encoding',
    cacheControl: 'Cache control',
  },
  list: {
    containerNoun: 'container',
    pathLabel: 'Path',
    viewLabel: 'What is listed',
    views: { folders: 'Folders', flat: 'All names' },
    breaksImages: 'Changing or deleting these objects can break your images.',
    findBy: 'name',
    findByStart: 'start of name',
    folder: 'Folder',
    empty: 'Nothing is kept in this container yet.',
    emptyFolder: 'Nothing is in this folder, or it is not there any more.',
  },
  notFound: {
    title: 'Not found',
    body: 'No object can have this address',
  },
  createDirectory: {
    title: 'Create directory',
    name: 'Directory name',
    hint: (parent: string) => `In ${parent}`,
    save: 'Create',
  },
  actions: {
    download: 'Download',
    share: 'Share',
    commands: 'Commands',
  },
  missing: {
    title: 'Could not find this object',
    body: 'If it has only just been uploaded, check back shortly.',
    back: 'All objects',
  },
  object: {
    noun: 'object',
    bytes: (count: number) => `${formatCount(count)} bytes`,
    noType: 'None',
    details: 'Details',
    nameNoun: 'the name',
    hash: 'MD5',
    hashOfSegments: 'Hash of its segments',
    hashNoun: 'the hash',
    neverExpires: 'Never',
    stored: 'Stored',
    inSegments: 'In segments',
    image: { title: 'This object is a server image', open: 'Open the image' },
    database_snapshot: {
      title: 'This object is a Cloud SQL snapshot',
      open: 'Open the snapshot',
    },
    keptUnder: (id: ReactNode) => <>The provider keeps it under {id}.</>,
  },
  preview: {
    title: 'Preview',
    show: (size: number) => `Show (${formatSize(size)})`,
    reading: 'Reading',
    label: (object: string) => `Preview of ${object}`,
    first: (size: number) => `The first ${formatSize(size)}.`,
    sizeUnread: 'The size of this object could not be read',
    notShown: 'This preview cannot be shown',
    notText: 'Not a text file.',
    tooLarge: 'It is larger than what is shown here.',
    undrawable: 'The browser cannot show what it holds.',
    tryAgain: 'Try again',
    createLink: 'Create a link to open it',
    openSoon: (link: (label: string) => ReactNode) => (
      <>
        {link('Open in a new tab')}
        <span className="muted"> within five minutes</span>
      </>
    ),
  },
  versions: {
    title: 'Earlier versions',
    unread: 'The archive could not be read',
    reading: 'Reading the archive',
    empty: 'Nothing has been overwritten yet.',
    written: 'Written',
    replaced: 'Replaced',
    actions: 'Actions',
    restore: 'Restore',
  },
  copyWays: {
    copy: { title: 'Copy object', save: 'Copy', done: 'Copied' },
    move: { title: 'Rename or move object', save: 'Move', done: 'Moved' },
    restore: { title: 'Restore version', save: 'Restore', done: 'Restored' },
  } satisfies Readonly<Record<CopyWay, object>>,
  copyFields: {
    container: 'Container',
    chooseContainer: 'Choose a container',
    nameHint: (folder: string) =>
      folder === ''
        ? 'What stands before a slash is the folder that it goes to'
        : `In the folder ${folder}`,
    overwrite: 'Overwrite',
    overwriteHint: 'Replaces an object of this name, if there is one.',
    overwriteArchivedHint: (archive: string) =>
      `Replaces an object of this name, if there is one. The replaced version is kept in ${archive}.`,
  },
  metadata: {
    title: 'Type and metadata',
    contentType: 'Content type',
    expiresHint: 'Your local time. Storage deletes the object then',
    contentDispositionHint:
      'attachment; filename="report.pdf" makes browsers save it under that name',
  },
};
