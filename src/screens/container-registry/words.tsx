import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { counted, formatCount, joinList } from '@/lib/text';
import type { Client, PullReference } from '@/model/registry/commands';

/** Words of the container registry: repositories, their tags and the clean-up. */
export const words = {
  list: {
    title: 'Docker Registry',
    nouns: { singular: 'Container Repository', plural: 'Container Repositories' },
    findBy: 'name',
    empty:
      'A repository keeps the images of your containers: push them from where they are built, pull them wherever they run. It is stored in Orbit, and its access rules say who may.',
    name: 'Name',
    changed: (when: ReactNode) => <>changed {when}</>,
  },
  create: {
    action: 'Create repository',
    title: 'New Repository',
    keptAs: (container: ReactNode) => <>It is kept in Orbit as {container}.</>,
    namePlaceholder: 'name',
    hint: 'Only your team and API clients with full access can push and pull, until you let others in. A repository cannot be renamed.',
    unpushableTitle: 'Docker cannot push to a repository of this name',
    unpushable:
      'It takes lower-case letters, digits, and between them dots, hyphens and underscores.',
    saveLabel: 'Create',
    success: (name: string) => `${name} is ready`,
  },
  notFound: {
    title: 'Not found',
    noRepository: (container: ReactNode) => <>{container} isn’t a repository.</>,
    openInOrbit: 'Open in Orbit',
    allRepositories: 'All container repositories',
  },
  page: {
    noun: 'repository',
    tagCount: (count: number, isComplete: boolean) =>
      isComplete ? formatCount(count) : `At least ${formatCount(count)}`,
    ofImages: (count: number, isComplete: boolean) =>
      isComplete ? `of ${counted(count, 'image')}` : `of at least ${counted(count, 'image')}`,
    size: 'Size',
    objects: (count: number) => counted(count, 'object'),
    lastModified: 'Last modified',
    fullTitle: 'This repository is full',
    full: (reason: string) =>
      `${reason}. Nothing more can be pushed until something is deleted or the quota of its container is raised.`,
  },
  tags: {
    nouns: { singular: 'Tag', plural: 'Tags' },
    findBy: 'name, digest',
    image: 'Image',
    digest: 'Digest',
    copiedDigest: 'the digest',
    sizeUnknown: 'not known',
    sizeUnread: (reason: string) => `could not be read. ${reason}`,
    sizeFailed: (tag: string) => `The size of ${tag} could not be read`,
    tryAgain: 'Try again',
    listed: (images: number, attestations: number) =>
      attestations > 0
        ? `All that it lists: ${joinList([counted(images, 'image'), counted(attestations, 'attestation')])}`
        : `All that it lists: ${counted(images, 'image')}`,
    brokenTitle: 'Broken tag: no image behind it',
    broken: 'broken',
    pull: 'Pull',
    pullOf: (tag: string) => `Pull ${tag}`,
    copyPull: (client: Client, by: PullReference['by']) =>
      by === 'tag' ? `Copy ${client} pull by tag` : `Copy ${client} pull by digest`,
    copyReference: (by: PullReference['by']) =>
      by === 'tag' ? 'Copy reference by tag' : 'Copy reference by digest',
    noRegistry: 'The panel has not been told where the registry is',
    noDigest: 'Its digest is not known',
    copied: 'Copied',
    notCopied: 'Copy failed',
    empty: 'Images are listed here once they have been pushed.',
    untaggedTitle: (bytes: number) => `${formatSize(bytes)} are kept without a tag`,
    untagged:
      'Images whose tags were deleted stay, and can be pulled by their digests. Only a repository without objects can be deleted.',
    elsewhereTitle: 'No images were found where they are looked for',
    elsewhere: (folder: ReactNode) => (
      <>It has objects, none of which is in {folder} under the name of this repository.</>
    ),
    browse: 'Browse objects',
  },
  push: {
    title: 'Push an image',
    program: 'Program',
    noRegistry: 'The panel has not been told where the registry is, so it has no commands for it.',
    logIn: 'Log in',
    logInNote: 'CLIENT is the id of an API client that may push, SECRET its secret.',
    loginCommand: 'the login command',
    push: 'Push',
    pushNote: 'IMAGE can be nested (web/api) or left out.',
    tagCommand: 'the tag command',
    pushCommand: 'the push command',
  },
  cleanUp: {
    open: 'Clean up…',
    tagsUnread: 'Its tags could not be read',
    tagsUnknown: 'Its tags are not known yet',
    noTags: 'It has no tags',
    title: (repository: string) => `Clean up ${repository}`,
    images: 'Images',
    allImages: 'All images',
    newest: 'Keep the newest',
    newestHint: 'Tags to keep per image, among those that match the name.',
    older: 'Delete only what is older than',
    olderHint: 'Days since it was last pushed.',
    named: 'Delete only tags named',
    namedHint: 'pr-* 1.?.* – an asterisk stands for any characters, a question mark for one.',
    kept: 'Always keep tags named',
    keptHint: 'Written in the same way.',
    reading: 'Reading the tags',
    dryRun: (going: number, staying: number) =>
      `Dry run: ${counted(going, 'tag')} would go, ${formatCount(staying)} would stay`,
    csv: 'CSV',
    going: 'Would go',
    staying: 'Would stay',
    stayingReasons: (count: number) => `${counted(count, 'tag')} would stay, and why`,
    stillReading: 'The tags are still being read',
    noneGoing: 'No tag would go',
    cancel: 'Cancel',
    delete: (count: number) => (count === 0 ? 'Delete…' : `Delete ${counted(count, 'tag')}…`),
  },
};
