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
    viewLabel: 'View',
    views: { folders: 'Folders', flat: 'All names' },
    breaksImages: 'Changing or deleting these objects can break your images.',
    findBy: 'name',
    findByStart: 'start of name',
    folder: 'Folder',
    empty: 'No objects yet.',
    emptyFolder: 'This folder is empty or no longer exists.',
  },
  notFound: {
    title: 'Not found',
    body: 'This isn’t a valid object address',
  },
  createDirectory: {
    title: 'Create folder',
    name: 'Folder name',
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
    hashOfSegments: 'Hash of the segments',
    hashNoun: 'the hash',
    neverExpires: 'Never',
    stored: 'Stored',
    inSegments: 'In segments',
    image: { title: 'This object is a server image', open: 'Open the image' },
    database_snapshot: {
      title: 'This object is a Cloud SQL snapshot',
      open: 'Open the snapshot',
    },
  },
  preview: {
    title: 'Preview',
    show: (size: number) => `Show (${formatSize(size)})`,
    reading: 'Loading…',
    label: (object: string) => `Preview of ${object}`,
    first: (size: number) => `Showing the first ${formatSize(size)}.`,
    sizeUnread: 'Couldn’t load this object’s size',
    notShown: 'Couldn’t show a preview',
    notText: 'Not a text file.',
    tooLarge: 'Too large to preview.',
    undrawable: 'Your browser can’t show this file.',
    tryAgain: 'Try again',
    createLink: 'Create a link to this PDF',
    openSoon: (link: (label: string) => ReactNode) => (
      <>
        {link('Open in a new tab')}
        <span className="muted"> (works for 5 minutes)</span>
      </>
    ),
  },
  versions: {
    title: 'Earlier versions',
    unread: 'Couldn’t load earlier versions',
    reading: 'Loading…',
    empty: 'No earlier versions.',
    written: 'Uploaded',
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
      folder === '' ? 'Use slashes for folders, such as photos/cat.jpg' : `In the folder ${folder}`,
    overwrite: 'Overwrite',
    overwriteHint: 'Replaces any object with this name.',
    overwriteArchivedHint: (archive: string) =>
      `Replaces any object with this name. ${archive} keeps the replaced version.`,
  },
  metadata: {
    title: 'Type and metadata',
    contentType: 'Content type',
    expiresHint: 'Orbit deletes the object at this time (your local time).',
    contentDispositionHint:
      'attachment; filename="report.pdf" makes browsers save it under that name.',
  },
};
