import { repositoryOf } from '@/model/container/container-type';
import { objectId, type Place } from '@/model/orbit/ids';
import type { ObjectRecord } from '@/model/records/storage';
import { imagesPrefix, type RegistryPlace, tagFolder, tagObjectOf } from './layout';

export interface Tag {
  readonly id: string;
  /** Name that clients ask for, without host and account: `web/api:1.4.0`. */
  readonly name: string;
  /** Path below the repository: `api`; empty for the repository's own. */
  readonly image: string;
  readonly tag: string;
  /** Digest that it stands for: `sha256:…`; absent if no listing shows it. */
  readonly digest?: string;
  readonly last_modified?: string;
  /** MD5 of the link that says what it stands for. */
  readonly hash?: string;
  /** True without that link: the registry lists the tag and serves nothing by it. */
  readonly isBroken: boolean;
}

/** Returns the folder of a tag's objects; it ends in a slash. */
export function folderOfTag({ id }: Pick<Tag, 'id'>, { account, container }: Place): string {
  return id.slice(objectId(account, container, '').length);
}

const SHOWN_DIGITS = 12;

export const shortDigest = (digest: string): string =>
  digest.slice(digest.indexOf(':') + 1).slice(0, SHOWN_DIGITS);

export function imageName(container: string, image: string): string {
  const repository = repositoryOf(container);
  return image === '' ? repository : `${repository}/${image}`;
}

interface Found {
  readonly image: string;
  readonly tag: string;
  link?: ObjectRecord;
  /** Digests by the MD5 of the text in their links. */
  readonly digests: Map<string, string>;
}

/**
 * Finds the tags among a repository's objects, and their digests without reading an object
 * (docs/product/registry.md#digest-source).
 */
export function tagsOf(place: RegistryPlace, objects: readonly ObjectRecord[]): readonly Tag[] {
  const prefix = imagesPrefix(place);
  const found = new Map<string, Found>();
  for (const object of objects) {
    const read = tagObjectOf(prefix, object.name ?? '');
    if (read === undefined) continue;
    const { image, tag, digest } = read;
    const folder = tagFolder(place, image, tag);
    const known = found.get(folder) ?? { image, tag, digests: new Map<string, string>() };
    found.set(folder, known);
    if (digest === undefined) known.link = object;
    else if (object.hash !== undefined) known.digests.set(object.hash, digest);
  }
  return [...found].map(([folder, { image, tag, link, digests }]) => {
    const { hash, last_modified: at } = link ?? {};
    const digest = hash === undefined ? undefined : digests.get(hash);
    return {
      id: objectId(place.account, place.container, folder),
      name: `${imageName(place.container, image)}:${tag}`,
      image,
      tag,
      isBroken: link === undefined,
      ...(digest !== undefined && { digest }),
      ...(at !== undefined && { last_modified: at }),
      ...(hash !== undefined && { hash }),
    };
  });
}

export function digestOfLink(text: string): string | undefined {
  const digest = text.trim();
  return /^[a-z0-9]+:[0-9a-f]{32,}$/u.test(digest) ? digest : undefined;
}
