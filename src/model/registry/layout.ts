import { repositoryOf } from '@/model/container/container-type';

export interface RegistryPlace {
  readonly account: string;
  readonly container: string;
  /** Root of the registry's layout in the container: `files/docker/registry/v2`. */
  readonly root: string;
}

export function imagesPrefix({ account, container, root }: RegistryPlace): string {
  return `${root}/repositories/${account}/${repositoryOf(container)}/`;
}

const TAGS = '_manifests/tags/';

export function tagFolder(place: RegistryPlace, image: string, tag: string): string {
  return `${imagesPrefix(place)}${image === '' ? '' : `${image}/`}${TAGS}${tag}/`;
}

export function tagsFolderOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

export const currentLink = (folder: string): string => `${folder}current/link`;

export function manifestObject(root: string, digest: string): string | undefined {
  const [, algorithm, hex = ''] = /^([a-z0-9]+):([0-9a-f]{32,})$/u.exec(digest) ?? [];
  if (algorithm === undefined) return undefined;
  return `${root}/blobs/${algorithm}/${hex.slice(0, 2)}/${hex}/data`;
}

interface TagObject {
  readonly image: string;
  readonly tag: string;
  /** Digest that the tag stands for, or once did; absent for the link to the current one. */
  readonly digest?: string;
}

/**
 * Name of a tag's object. No part of an image's name begins with an underscore, so the first such
 * part is the layout's own.
 */
const TAG_OBJECT =
  /^(?:(.+?)\/)?_manifests\/tags\/([^/]+)\/(?:current|index\/([a-z0-9]+)\/([0-9a-f]+))\/link$/u;

export function tagObjectOf(prefix: string, name: string): TagObject | undefined {
  const [, image = '', tag, algorithm, hex] = TAG_OBJECT.exec(name.slice(prefix.length)) ?? [];
  if (!name.startsWith(prefix) || tag === undefined) return undefined;
  return algorithm === undefined || hex === undefined
    ? { image, tag }
    : { image, tag, digest: `${algorithm}:${hex}` };
}

/** Folders of an image besides its tags: layers, uploads in progress, and all that it ever was. */
const BESIDES = /(?:^|\/)(?:_layers|_uploads|_manifests\/revisions)\//u;

/** Next character after the slash in every order of names. */
const AFTER_SLASH = '0';

/**
 * Returns the name after which the next page of a listing begins. It steps over a whole folder
 * without tags.
 */
export function markerAfter(prefix: string, last: string): string {
  const found = BESIDES.exec(last.slice(prefix.length));
  if (found === null) return last;
  const end = prefix.length + found.index + found[0].length;
  return `${last.slice(0, end - 1)}${AFTER_SLASH}`;
}
