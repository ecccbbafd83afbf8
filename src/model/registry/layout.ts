import { repositoryOf } from '@/model/container/container-type';

/** Location of a repository: the container that its registry writes to. */
export interface RegistryPlace {
  readonly account: string;
  readonly container: string;
  /** Root of the registry's layout in the container: `files/docker/registry/v2`. */
  readonly root: string;
}

/** Returns the prefix of all images of a repository (wire facts §17). */
export function imagesPrefix({ account, container, root }: RegistryPlace): string {
  return `${root}/repositories/${account}/${repositoryOf(container)}/`;
}

const TAGS = '_manifests/tags/';

/** Returns the prefix of all objects of a tag. An image without a name is the repository's own. */
export function tagFolder(place: RegistryPlace, image: string, tag: string): string {
  return `${imagesPrefix(place)}${image === '' ? '' : `${image}/`}${TAGS}${tag}/`;
}

/** Returns the folder that lists the tags of an image, from the folder of one tag. */
export function tagsFolderOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

/** Returns the object that says what a tag stands for. */
export const currentLink = (folder: string): string => `${folder}current/link`;

/** Returns the object that holds a digest's manifest; undefined for an invalid digest. */
export function manifestObject(root: string, digest: string): string | undefined {
  const [, algorithm, hex = ''] = /^([a-z0-9]+):([0-9a-f]{32,})$/u.exec(digest) ?? [];
  if (algorithm === undefined) return undefined;
  return `${root}/blobs/${algorithm}/${hex.slice(0, 2)}/${hex}/data`;
}

/** Object of a tag, read from its name. */
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

/** Reads the name of an object below `imagesPrefix`; undefined if it belongs to no tag. */
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
