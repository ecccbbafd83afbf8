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
    totalsUnread: 'What is kept in all could not be read',
    empty:
      'Orbit keeps files of any kind and size, as objects in named containers: backups, media, the pages of a static site. A container says who may read and write them.',
    objects: 'Objects',
    objectCount: (count: number) => counted(count, 'object'),
    objectsOf: (count: number, container: string) => `${counted(count, 'object')} of ${container}`,
    unreachable: 'No browser can reach it',
    changed: (when: ReactNode) => <>changed {when}</>,
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
    hint: 'Only your team and API clients with full access can reach what is in it, until you let others in. A container cannot be renamed.',
    saveLabel: 'Create',
    success: (name: string) => `${name} is ready`,
  },
  page: {
    noun: 'container',
    objectsOfQuota: 'Objects of the quota',
    size: 'Size',
    sizeOfQuota: 'Size of the quota',
    noQuota: 'no quota',
    ofQuota: (limit: string) => `of ${limit}`,
    heldOfQuota: (held: string, limit: string) => `${held} of ${limit}`,
    lastModified: 'Last modified',
    fullTitle: 'This container is full',
    full: (reason: string) =>
      `${reason}. Nothing more can be uploaded until something is deleted or the quota is raised.`,
    versionsTitle: 'Versions mode is on',
    versions: (archive: ReactNode) => (
      <>What is overwritten is kept in {archive}, and comes back once its successor is deleted.</>
    ),
    imagesTitle: 'The provider keeps this container',
    images:
      'It has your server images and Cloud SQL snapshots, to download or share. Nothing of it can be uploaded, deleted or changed here.',
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
    nothingToDownload: 'There is nothing in it',
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
    on: 'Show anybody a list of the objects',
    onHint:
      'Everybody who has the address sees the list, and can open each object of this container.',
    heading: 'Heading',
    headingHint: 'In the place of the container’s path.',
    styleSheet: 'Style sheet',
    styleSheetHint: 'The name of an object here, or an address.',
    staysPublic: 'Public read stays, for the static site needs it.',
  },
  staticSite: {
    title: 'Static site',
    task: 'Change the static site of',
    on: 'Show the objects as a website',
    onHint: (address: string) =>
      `Anyone can open every object of this container at ${address}. Programs with a token can also list their names.`,
    indexPage: 'Index page',
    indexPlaceholder: 'index.html',
    indexHint: 'Opens at the address of the site, and of each directory that has one.',
    errorPage: 'Error page',
    errorPlaceholder: 'error.html',
    errorHint:
      'The status is put before it: for error.html, upload 404error.html and 401error.html.',
    staysPublic: 'Public read stays, for the public listings need it.',
  },
  keepPublic: {
    label: 'Keep public read',
    hint: (hasReferrers: boolean) =>
      hasReferrers
        ? 'Anybody can still open an object whose address they know. Then the pages of its HTTP referrers can no longer list them. Otherwise only those of the other access rules can.'
        : 'Anybody can still open an object whose address they know. Otherwise only those of the other access rules can.',
  },
  temporaryKeys: {
    title: 'Temporary URL keys',
    task: 'Change the keys of',
    hint: 'These keys sign temporary links to objects of this container alone, beside those of the account. They are not shown again. With a new one, links that the old one signed stop working.',
  },
  archiving: {
    title: 'Archiving',
    task: 'Change the archiving of',
    hint: 'What is overwritten or deleted in this container is kept in another one, from which it can be restored.',
    mode: 'Archive into',
    off: 'Off',
    existing: 'Use Existing Container',
    name: 'Name',
    container: 'Container',
    noContainer: 'There is no other container',
    archiveStays: 'What the archive holds already stays there.',
  },
  quota: {
    title: 'Quota',
    task: 'Change the quota of',
    size: 'Size in GB',
    sizeHint: (bytes: number) => `It holds ${formatSize(bytes)}.`,
    objects: 'Number of objects',
    objectsHint: (count: number) => `It holds ${counted(count, 'object')}.`,
    hint: 'What would go beyond is refused when it is uploaded. Nothing is deleted that is there already.',
  },
  crossOrigin: {
    title: 'Cross-origin access',
    task: 'Change the cross-origin access of',
    origins: 'Origins',
    originsPlaceholder: 'https://www.example.com',
    originsHint:
      'A line for each site whose pages may read the objects by script; * is every site. What they may read, access rules say.',
    headers: 'Headers that they may read',
    headersPlaceholder: 'X-Object-Meta-Colour',
    seconds: 'Seconds that a browser remembers this',
  },
  customMetadata: {
    title: 'Custom metadata',
    task: 'Change the custom metadata of',
  },
};
