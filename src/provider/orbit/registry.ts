import { atMost } from '@/lib/at-most';
import { parseJson } from '@/lib/parse-json';
import type { ObjectRecord } from '@/model/records/storage';
import {
  imagesPrefix,
  manifestObject,
  markerAfter,
  type RegistryPlace,
} from '@/model/registry/layout';
import {
  type ImageSize,
  imageSize,
  type Manifest,
  MOST_MANIFESTS,
  readManifest,
} from '@/model/registry/manifest';
import { digestOfLink, type Tag, tagsOf } from '@/model/registry/tags';
import { factsOf } from '@/provider/api-error';
import { listObjects } from './reads';
import { type StorageAccess, noAnswer, openSwift } from './swift-request';

/** Rows of one listing (docs/product/registry.md#tag-pages). */
const PAGE = 2000;

/** A repository's tags. `isLaidOut` is true if anything of a registry is there. */
export interface TagListing {
  readonly tags: readonly Tag[];
  /** Undefined if no tag was found and some rows could not be read: they may be tags. */
  readonly isLaidOut: boolean | undefined;
  readonly dropped: readonly (string | undefined)[];
}

/** Lists the newest data of a repository's images, page by page, without layers and revisions. */
export async function listTags(
  access: StorageAccess,
  place: RegistryPlace,
  signal?: AbortSignal,
): Promise<TagListing> {
  const { account, container } = place;
  const prefix = imagesPrefix(place);
  const objects: ObjectRecord[] = [];
  const dropped: (string | undefined)[] = [];
  for (let marker: string | undefined; ;) {
    const request = { account, container, prefix, marker, limit: PAGE, newest: true };
    const listing = await listObjects(access, request, signal);
    objects.push(...listing.rows.flatMap(({ object }) => object ?? []));
    dropped.push(...listing.dropped.map(({ id }) => id));
    const last = listing.rows.at(-1)?.object?.name;
    if (!listing.isFull || last === undefined) break;
    marker = markerAfter(prefix, last);
  }
  const tags = tagsOf(place, objects);
  const isUnread = tags.length === 0 && dropped.length > 0;
  return {
    tags,
    isLaidOut: isUnread ? undefined : objects.length > 0,
    dropped,
  };
}

/** The registry takes no larger manifest (distribution, `maxManifestBodySize`). */
const MOST_BYTES = 4_194_304;

/** Limits reads at once: a page of tags asks for all of its manifests. */
const fewAtOnce = atMost(6);

/** Reads the text of a small object: '' if it is too large, undefined if it does not exist. */
async function smallText(
  access: StorageAccess,
  { account, container }: RegistryPlace,
  object: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let response: Response;
  try {
    response = await openSwift(access, { method: 'GET', account, container, object, signal });
  } catch (thrown) {
    if (factsOf(thrown).status === 404) return undefined;
    throw thrown;
  }
  try {
    if (Number(response.headers.get('Content-Length')) > MOST_BYTES) {
      await response.body?.cancel();
      return '';
    }
    return await response.text();
  } catch (thrown) {
    throw noAnswer(thrown, signal);
  }
}

async function manifestOf(
  access: StorageAccess,
  place: RegistryPlace,
  digest: string,
  signal?: AbortSignal,
): Promise<Manifest | undefined> {
  const object = manifestObject(place.root, digest);
  const text = object && (await fewAtOnce(() => smallText(access, place, object, signal)));
  if (text === undefined) return undefined;
  return readManifest(await parseJson(text).catch(() => undefined));
}

/** The image of a tag, by its digest or its link: one of them is enough. */
export interface ImageRequest extends RegistryPlace {
  readonly digest?: string | undefined;
  readonly link?: string | undefined;
}

export interface ImageFacts {
  readonly digest?: string;
  readonly size: ImageSize;
}

export async function readImage(
  access: StorageAccess,
  request: ImageRequest,
  signal?: AbortSignal,
): Promise<ImageFacts> {
  const { link } = request;
  const text =
    request.digest ??
    (link === undefined ? undefined : await smallText(access, request, link, signal));
  const digest = digestOfLink(text ?? '');
  if (digest === undefined) return { size: { problem: 'The image behind it isn’t known' } };
  const manifest = await manifestOf(access, request, digest, signal);
  if (manifest === undefined) {
    return { digest, size: { problem: 'Its manifest isn’t in this repository' } };
  }
  const below = 'manifests' in manifest ? manifest.manifests : [];
  const read =
    below.length > MOST_MANIFESTS
      ? []
      : await Promise.all(below.map((each) => manifestOf(access, request, each, signal)));
  return { digest, size: imageSize(manifest, read) };
}
