import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { counted, joinList } from '@/lib/text';
import type { ContainerType } from '@/model/container/container-type';

/** Words of Orbit: containers, their settings and editors. */
export const words = {
  list: {
    title: 'Orbit',
    findBy: 'name',
    totals: (bytes: number, objects: number | undefined, containers: number | undefined) => {
      const counts = [
        objects === undefined ? [] : counted(objects, 'object'),
        containers === undefined ? [] : counted(containers, 'container'),
      ].flat();
      return counts.length === 0
        ? formatSize(bytes)
        : `${formatSize(bytes)} in ${joinList(counts)}`;
    },
    totalsUnread: 'Couldn’t load the totals',
    empty:
      'Orbit stores files of any kind and size as objects in containers: backups, media, static sites. Access rules set who can read and write them.',
    objects: 'Objects',
    objectCount: (count: number) => counted(count, 'object'),
    objectsOf: (count: number, container: string) => `${counted(count, 'object')} of ${container}`,
    unreachable: 'Not reachable from a browser',
    changed: (when: ReactNode) => <>Last modified {when}</>,
    type: 'Type',
    types: {
      ordinary: 'Container',
      repository: 'Registry repository',
      images: 'Images and snapshots',
    } satisfies Readonly<Record<ContainerType, string>>,
    contents: 'Contents',
    hasObjects: 'Has objects',
    hasNone: 'Empty',
  },
  create: {
    title: 'Create container',
    hint: 'Only your team and API clients with full access can use it until you add access rules. A container can’t be renamed.',
    saveLabel: 'Create',
    success: (name: string) => `${name} is ready`,
  },
  page: {
    noun: 'container',
    objectsOfQuota: 'Object quota used',
    size: 'Size',
    sizeOfQuota: 'Size quota used',
    ofQuota: (limit: string) => `of ${limit}`,
    heldOfQuota: (held: string, limit: string) => `${held} of ${limit}`,
    lastModified: 'Last modified',
    fullTitle: 'This container is full',
    full: (reason: string) => `${reason}. Delete objects or raise the quota to upload more.`,
    versionsTitle: 'Versions mode is on',
    versions: (archive: ReactNode) => (
      <>
        Overwritten objects are kept in {archive}. Deleting an object restores its previous version.
      </>
    ),
    imagesTitle: 'The provider manages this container',
    images:
      'It holds your server images and Cloud SQL snapshots. You can download and share them, but not upload, delete or change anything here.',
    repositoryTitle: (repository: string) =>
      `This container holds the registry repository ${repository}`,
    repository: 'Changing or deleting these objects can break your images.',
    openRepository: 'Open repository',
    address: 'the address',
    openSite: 'Open the site',
    openListings: 'Open the listings',
    sharingTitle: 'Share and download',
    temporaryLink: 'Temporary link…',
    downloadAll: 'Download all…',
    nothingToDownload: 'This container is empty',
    commands: 'Commands…',
  },
  settings: {
    on: 'on',
    off: 'off',
    versionsIn: (container: ReactNode) => <>versions in {container}</>,
    archivedInto: (container: ReactNode) => <>into {container}</>,
    bothKeys: 'keys 1 and 2 are set',
    firstKey: 'key 1 is set',
    secondKey: 'key 2 is set',
  },
  publicListings: {
    title: 'Public listings',
    task: 'Change the public listings of',
    on: 'Show a public list of the objects',
    onHint: 'Anyone with the address can see the list and open every object in this container.',
    heading: 'Heading',
    headingHint: 'Shown instead of the container’s path.',
    styleSheet: 'Style sheet',
    styleSheetHint: 'The name of an object in this container, or an address.',
    staysPublic: 'Public read stays on because the static site needs it.',
  },
  staticSite: {
    title: 'Static site',
    task: 'Change the static site of',
    on: 'Show the objects as a website',
    onHint: (address: string) =>
      `Anyone can open every object in this container at ${address}. Programs with a token can also list object names.`,
    indexPage: 'Index page',
    indexPlaceholder: 'index.html',
    indexHint: 'Opens at the site’s address, and in each folder that has one.',
    errorPage: 'Error page',
    errorPlaceholder: 'error.html',
    errorHint:
      'Orbit adds the status in front: for error.html, upload 404error.html and 401error.html.',
    staysPublic: 'Public read stays on because the public listings need it.',
  },
  keepPublic: {
    label: 'Keep public read',
    hint: (hasReferrers: boolean) =>
      hasReferrers
        ? 'Anyone who knows an object’s address can still open it, but sites with an HTTP referrer rule can no longer list objects. If off, only the other access rules apply.'
        : 'Anyone who knows an object’s address can still open it. If off, only the other access rules apply.',
  },
  temporaryKeys: {
    title: 'Temporary URL keys',
    task: 'Change the keys of',
    hint: 'These keys sign temporary links for this container only, alongside the account’s keys. You won’t see them again, and replacing a key breaks the links it signed.',
  },
  archiving: {
    title: 'Archiving',
    task: 'Change the archiving of',
    hint: 'Keeps overwritten and deleted objects in another container, so you can restore them.',
    mode: 'Archive into',
    off: 'Off',
    existing: 'Use Existing Container',
    name: 'Name',
    container: 'Container',
    noContainer: 'No other containers',
    archiveStays: 'Objects already in the archive stay there.',
  },
  quota: {
    title: 'Quota',
    task: 'Change the quota of',
    size: 'Size in GB',
    sizeHint: (bytes: number) => `Currently ${formatSize(bytes)}.`,
    objects: 'Number of objects',
    objectsHint: (count: number) => `Currently ${counted(count, 'object')}.`,
    hint: 'Orbit refuses uploads over the quota. Existing objects stay.',
  },
  crossOrigin: {
    title: 'Cross-origin access',
    task: 'Change the cross-origin access of',
    origins: 'Origins',
    originsPlaceholder: 'https://www.example.com',
    originsHint:
      'One site per line, or * for every site. Its scripts can read the objects that access rules allow.',
    headers: 'Headers scripts can read',
    headersPlaceholder: 'X-Object-Meta-Colour',
    seconds: 'Browser cache time in seconds',
  },
  customMetadata: {
    title: 'Custom metadata',
    task: 'Change the custom metadata of',
  },
};
