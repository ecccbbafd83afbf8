import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';

/** Words of downloads, temporary links and commands. */
export const words = {
  everywhere: {
    download: 'Download',
    cancel: 'Cancel',
    done: 'Done',
  },
  download: {
    missing: (object: string) =>
      `Could not find ${object}. If it has only just been uploaded, check back shortly.`,
    keyUnknown: 'Orbit does not know the key for temporary links yet. Try again in a minute',
    failed: (object: string) => `Error downloading ${object}`,
  },
  createKeys: {
    title: 'Create keys for temporary links?',
    task: 'Create keys for temporary links',
    body: 'Objects are downloaded and shared by temporary links, which are signed with a key of the account. It has none yet: two will be created. They are kept in Orbit alone, and can be changed in the account’s settings.',
    create: 'Create keys',
    tryAgain: 'Try again',
    working: {
      setting: 'Creating the keys…',
      polling: 'Waiting until Orbit knows the keys…',
    },
    late: 'This takes longer than usual. Orbit can need a minute or two to take note of new keys.',
    failed: {
      set_key_failed: 'The keys could not be created.',
      polling_failed:
        'The keys were created, but Orbit does not know them yet. Nothing is lost: it can take some minutes.',
    },
    failedUnknown: 'It is not known whether the keys were created.',
  },
  createLink: {
    title: 'Create temporary link',
    forPath: (path: ReactNode) => <>For {path}</>,
    forAll: 'For all that is in this container',
    method: 'What for',
    downloadDetail: 'Anyone with the link can download.',
    upload: 'Upload',
    uploadDetail: 'Anyone with the link can upload, and replace what is there.',
    scope: 'Good for',
    scopes: { object: 'This object', prefix: 'Names with this prefix' },
    prefix: 'Names that begin with',
    prefixHint: 'Leave empty to cover the whole container.',
    lifetime: 'Lifetime',
    customLifetime: 'Custom',
    seconds: 'Seconds',
    fileName: 'Save as',
    fileNameHint: 'The file’s name for whoever downloads it, if not the object’s.',
    inline: 'Show it in the browser',
    inlineHint: 'Open images and other viewable files in the browser.',
    create: 'Create',
  },
  link: {
    title: 'Temporary link',
    noun: 'the link',
    ended: 'This link has ended',
    endedBody: 'Nobody can use it any more.',
    endsIn: (time: ReactNode, isUpload: boolean) =>
      isUpload ? (
        <>
          Ends in {time}. Until then whoever has it can upload; only new keys would end it earlier.
        </>
      ) : (
        <>
          Ends in {time}. Until then whoever has it can download; only new keys would end it
          earlier.
        </>
      ),
    /** @param placeholder part of the address that the rest of a name replaces */
    prefix: (placeholder: ReactNode, isWholeContainer: boolean) =>
      isWholeContainer ? (
        <>
          Put the rest of an object’s name in the place of {placeholder}: the link is good for all
          that is in the container.
        </>
      ) : (
        <>
          Put the rest of an object’s name in the place of {placeholder}: the link is good for all
          that begin so.
        </>
      ),
    containerKey:
      'A key of this container signed it. Objects stored in segments need a link by a key of the account.',
    program: 'It is used by a program, as this one:',
    commandNoun: 'the command',
    another: 'Create another',
  },
  zip: {
    title: 'Download as a zip file',
    finding: (found: number) =>
      found > 0 ? `Looking for objects… ${counted(found, 'object')}` : 'Looking for objects… ',
    notListed: 'The objects could not be listed.',
    ready: (objects: number, size: number | undefined) =>
      size === undefined
        ? `${counted(objects, 'object')}.`
        : `${counted(objects, 'object')}, ${formatSize(size)}.`,
    saving: 'Downloading…',
    progress: (bytes: number, size: number | undefined) =>
      size === undefined ? formatSize(bytes) : `${formatSize(bytes)} of ${formatSize(size)}`,
    progressLabel: 'Downloading',
    saved: (objects: number) => `${counted(objects, 'object')} downloaded.`,
    missing: 'Not all is in the file',
    missingBody: (objects: string) => `${objects} could not be downloaded.`,
    inMemory:
      'This browser holds the file in memory until it is complete. For so much, Chrome or Edge, or rclone, will do better.',
    disabled: {
      finding: 'Wait until all objects are found',
      nothing: 'There is nothing to download',
    },
  },
  commands: {
    title: 'Ready commands',
    unusable: 'This name can’t be used in commands.',
    tool: 'Tool',
    noun: 'the commands',
    label: (tool: string) => `Commands of ${tool}`,
    close: 'Close',
  },
};
