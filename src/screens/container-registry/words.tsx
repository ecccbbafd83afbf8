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
      'A repository stores your container images in Orbit. Access rules set who can push and pull.',
    name: 'Name',
    changed: (when: ReactNode) => <>Last modified {when}</>,
  },
  create: {
    action: 'Create repository',
    title: 'Create repository',
    keptAs: (container: ReactNode) => <>Stored in Orbit as {container}.</>,
    namePlaceholder: 'name',
    hint: 'Only your team and API clients with full access can push and pull until you add access rules. A repository can’t be renamed.',
    unpushableTitle: 'Docker can’t push to a repository with this name',
    unpushable:
      'Use lower-case letters and digits, with dots, hyphens and underscores only between them.',
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
      `${reason}. Delete objects or raise the container’s quota to push more.`,
  },
  tags: {
    nouns: { singular: 'Tag', plural: 'Tags' },
    findBy: 'name, digest',
    image: 'Image',
    digest: 'Digest',
    copiedDigest: 'the digest',
    sizeUnknown: 'unknown',
    sizeUnread: (reason: string) => `Couldn’t load the size. ${reason}`,
    sizeFailed: (tag: string) => `Couldn’t load the size of ${tag}`,
    tryAgain: 'Try again',
    listed: (images: number, attestations: number) =>
      attestations > 0
        ? `Total of ${joinList([counted(images, 'image'), counted(attestations, 'attestation')])}`
        : `Total of ${counted(images, 'image')}`,
    brokenTitle: 'Broken tag: no image behind it',
    broken: 'broken',
    pull: 'Pull',
    pullOf: (tag: string) => `Pull ${tag}`,
    copyPull: (client: Client, by: PullReference['by']) =>
      by === 'tag' ? `Copy ${client} pull by tag` : `Copy ${client} pull by digest`,
    copyReference: (by: PullReference['by']) =>
      by === 'tag' ? 'Copy reference by tag' : 'Copy reference by digest',
    noRegistry: 'The registry’s address isn’t configured',
    noDigest: 'Its digest is unknown',
    copied: 'Copied',
    notCopied: 'Copy failed',
    empty: 'Images appear here after you push them.',
    untaggedTitle: (bytes: number) => `${formatSize(bytes)} stored without a tag`,
    untagged:
      'Images stay after you delete their tags, and you can pull them by digest. To delete the repository, delete its objects first.',
    elsewhereTitle: 'No images in the expected folder',
    elsewhere: (folder: ReactNode) => (
      <>None of its objects are in {folder} under this repository’s name.</>
    ),
    browse: 'Browse objects',
  },
  push: {
    title: 'Push an image',
    program: 'Program',
    noRegistry: 'No commands available: the registry’s address isn’t configured.',
    logIn: 'Log in',
    logInNote: 'CLIENT is the ID of an API client that can push. SECRET is its secret.',
    loginCommand: 'the login command',
    push: 'Push',
    pushNote: 'IMAGE can be nested (web/api) or left out.',
    tagCommand: 'the tag command',
    pushCommand: 'the push command',
  },
  cleanUp: {
    open: 'Clean up…',
    tagsUnread: 'Couldn’t load its tags',
    tagsUnknown: 'Its tags are still loading',
    noTags: 'It has no tags',
    title: (repository: string) => `Clean up ${repository}`,
    images: 'Images',
    allImages: 'All images',
    newest: 'Keep the newest',
    newestHint: 'Tags to keep per image, among those that match the name.',
    older: 'Delete only tags older than',
    olderHint: 'Days since the last push.',
    named: 'Delete only tags named',
    namedHint: 'For example pr-* 1.?.* (* matches any characters, ? matches one).',
    kept: 'Always keep tags named',
    keptHint: 'You can use * and ? here too.',
    reading: 'Loading tags',
    dryRun: (going: number, staying: number) =>
      `Dry run: ${counted(going, 'tag')} to delete, ${formatCount(staying)} to keep`,
    csv: 'CSV',
    going: 'To delete',
    staying: 'To keep',
    stayingReasons: (count: number) => `${counted(count, 'tag')} to keep, with reasons`,
    stillReading: 'The tags are still loading',
    noneGoing: 'No tags to delete',
    cancel: 'Cancel',
    delete: (count: number) => (count === 0 ? 'Delete…' : `Delete ${counted(count, 'tag')}…`),
  },
};
