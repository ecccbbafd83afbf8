import { repositoryOf } from '@/model/container/sort';

/** A repository, by the container that its registry writes to. */
export interface RegistryPlace {
  readonly account: string;
  readonly container: string;
  /** Of the registry's layout in the container: `files/docker/registry/v2`. */
  readonly root: string;
}

/** What all images of a repository are below (wire facts §17). */
export function imagesPrefix({ account, container, root }: RegistryPlace): string {
  return `${root}/repositories/${account}/${repositoryOf(container)}/`;
}

const TAGS = '_manifests/tags/';

/** What all objects of a tag begin with. An image without a name is the repository's own. */
export function tagFolder(place: RegistryPlace, image: string, tag: string): string {
  return `${imagesPrefix(place)}${image === '' ? '' : `${image}/`}${TAGS}${tag}/`;
}

/** The folder that lists the tags of an image, of the folder of one. */
export function tagsFolderOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}

/** The object that says what a tag stands for. */
export const currentLink = (folder: string): string => `${folder}current/link`;

/** Where the manifest of a digest is kept; undefined for what is no digest. */
export function manifestObject(root: string, digest: string): string | undefined {
  const [, algorithm, hex = ''] = /^([a-z0-9]+):([0-9a-f]{32,})$/u.exec(digest) ?? [];
  if (algorithm === undefined) return undefined;
  return `${root}/blobs/${algorithm}/${hex.slice(0, 2)}/${hex}/data`;
}

/** An object of a tag, as its name tells. */
interface TagObject {
  readonly image: string;
  readonly tag: string;
  /** Of something that the tag stands for, or did; absent for the link to what it stands for now. */
  readonly digest?: string;
}

/** No step of an image's name begins with an underscore, so the first such is the layout's own. */
const TAG_OBJECT =
  /^(?:(.+?)\/)?_manifests\/tags\/([^/]+)\/(?:current|index\/([a-z0-9]+)\/([0-9a-f]+))\/link$/u;

/** Reads the name of an object below `imagesPrefix`; undefined for one that is of no tag. */
export function tagObjectOf(prefix: string, name: string): TagObject | undefined {
  const [, image = '', tag, algorithm, hex] = TAG_OBJECT.exec(name.slice(prefix.length)) ?? [];
  if (!name.startsWith(prefix) || tag === undefined) return undefined;
  return algorithm === undefined || hex === undefined
    ? { image, tag }
    : { image, tag, digest: `${algorithm}:${hex}` };
}

/** What an image has besides tags: its layers, what is being pushed, and all it ever was. */
const BESIDES = /(?:^|\/)(?:_layers|_uploads|_manifests\/revisions)\//u;

/** The sign after the slash in every order of names. */
const AFTER_SLASH = '0';

/** After which name the next page of a listing begins: what is of no tag is stepped over at once. */
export function markerAfter(prefix: string, last: string): string {
  const found = BESIDES.exec(last.slice(prefix.length));
  if (found === null) return last;
  const end = prefix.length + found.index + found[0].length;
  return `${last.slice(0, end - 1)}${AFTER_SLASH}`;
}
