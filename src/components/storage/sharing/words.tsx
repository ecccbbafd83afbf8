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
    keyUnknown: 'The key for temporary links isn’t active yet. Try again in a minute',
    failed: (object: string) => `Error downloading ${object}`,
  },
  createKeys: {
    title: 'Create keys for temporary links?',
    task: 'Create keys for temporary links',
    body: 'To download and share objects, your account needs two keys that sign temporary links. We’ll store them only in Orbit, and you can change them in account settings.',
    create: 'Create keys',
    tryAgain: 'Try again',
    working: {
      setting: 'Creating the keys…',
      polling: 'Waiting for the keys to become active…',
    },
    late: 'Taking longer than usual. New keys can need a minute or two to become active.',
    failed: {
      set_key_failed: 'Couldn’t create the keys.',
      polling_failed: 'The keys were created but aren’t active yet. This can take a few minutes.',
    },
    failedUnknown: 'The keys may have been created. Trying again checks first.',
  },
  createLink: {
    title: 'Create temporary link',
    forPath: (path: ReactNode) => <>For {path}</>,
    method: 'Allow',
    downloadDetail: 'Anyone with the link can download.',
    upload: 'Upload',
    uploadDetail: 'Anyone with the link can upload and replace objects.',
    scope: 'Applies to',
    scopes: { object: 'This object', prefix: 'Names with this prefix' },
    prefix: 'Names that begin with',
    prefixHint: 'Leave empty to cover the whole container.',
    lifetime: 'Lifetime',
    customLifetime: 'Custom',
    seconds: 'Seconds',
    fileName: 'Save as',
    fileNameHint: 'Name of the downloaded file. Leave empty to use the object’s name.',
    inline: 'Show in the browser',
    inlineHint: 'Images and other viewable files open instead of downloading.',
    create: 'Create',
  },
  link: {
    title: 'Temporary link',
    noun: 'the link',
    ended: 'This link has expired',
    endedBody: 'Create another to share again.',
    endsIn: (time: ReactNode, isUpload: boolean) =>
      isUpload ? (
        <>
          Anyone with the link can upload until it expires in {time}. Change the keys to end it
          sooner.
        </>
      ) : (
        <>
          Anyone with the link can download until it expires in {time}. Change the keys to end it
          sooner.
        </>
      ),
    /** @param placeholder part of the address that the rest of a name replaces */
    prefix: (placeholder: ReactNode, isWholeContainer: boolean) =>
      isWholeContainer ? (
        <>
          Replace {placeholder} with the rest of an object’s name. The link works for everything in
          the container.
        </>
      ) : (
        <>
          Replace {placeholder} with the rest of an object’s name. The link works for all names with
          this prefix.
        </>
      ),
    containerKey:
      'Signed with a key of this container. Objects stored in segments need a link signed with an account key.',
    program: 'Upload with a command such as:',
    commandNoun: 'the command',
    another: 'Create another',
  },
  zip: {
    title: 'Download as a zip file',
    finding: (found: number) =>
      found > 0 ? `Looking for objects… ${counted(found, 'object')}` : 'Looking for objects…',
    notListed: 'Couldn’t list the objects.',
    ready: (objects: number, size: number | undefined) =>
      size === undefined
        ? `${counted(objects, 'object')}.`
        : `${counted(objects, 'object')}, ${formatSize(size)}.`,
    saving: 'Downloading…',
    progress: (bytes: number, size: number | undefined) =>
      size === undefined ? formatSize(bytes) : `${formatSize(bytes)} of ${formatSize(size)}`,
    progressLabel: 'Downloading',
    saved: (objects: number) => `${counted(objects, 'object')} downloaded.`,
    missing: 'Some objects are missing',
    missingBody: (objects: string) => `Couldn’t download ${objects}.`,
    inMemory:
      'This browser keeps the whole file in memory while downloading. For downloads this large, use Chrome, Edge or rclone.',
    disabled: {
      finding: 'Still looking for objects',
      nothing: 'Nothing to download',
    },
  },
  commands: {
    title: 'Commands',
    unusable: 'This name can’t be used in commands.',
    tool: 'Tool',
    noun: 'the commands',
    label: (tool: string) => `${tool} commands`,
    close: 'Close',
  },
};
