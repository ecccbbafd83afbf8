import { digestOf } from '@mocks/machine/digest';
import { bytesContent, textContent, type Received } from '@mocks/orbit/content';
import type { Metadata, StoredObject } from '@mocks/orbit/store';
import { bytesOf, hexOf } from '@mocks/provider/bytes';
import type { Blob, Manifest } from '@mocks/real/registry/images';

/** One push: under a tag, or without one by its digest alone. */
export interface Push {
  /** The image within its repository; '' has the name of the repository itself. */
  image: string;
  tag?: string;
  manifest: Manifest;
  /** Time of the push in hundred-thousandths of a second since 1970. */
  at: number;
}

/** Path below which Docker's registry stores its files in a Swift container. */
const ROOT = 'files/docker/registry/v2';
/** Segment size in bytes of the registry's Swift driver, whose default is 20 MiB. */
const CHUNK = 5 * 1024 ** 2;

/** `acc-xxxxx/web` or `acc-xxxxx/web/api`, for an image in the repository `web`. */
export const imageName = (account: string, repository: string, image: string): string =>
  [account, repository, ...(image ? [image] : [])].join('/');

const tagHome = (name: string, tag: string): string =>
  `${ROOT}/repositories/${name}/_manifests/tags/${tag}`;

/** Path of the link to a tag's current image. */
export const currentLink = (
  account: string,
  repository: string,
  image: string,
  tag: string,
): string => `${tagHome(imageName(account, repository, image), tag)}/current/link`;

const digitsOf = (digest: string): string => digest.slice('sha256:'.length);

function object(name: string, { content, md5 }: Received, at: number, metadata: Metadata = {}) {
  const contentType = 'application/octet-stream';
  return { name, contentType, content, hash: md5, at, metadata, deleteAt: null, large: null };
}

/** Path of a manifest, or of the large object of any other blob. */
export const dataPath = (digest: string): string =>
  `${ROOT}/blobs/sha256/${digitsOf(digest).slice(0, 2)}/${digitsOf(digest)}/data`;

const link = (path: string, digest: string, at: number): StoredObject =>
  object(`${path}/link`, textContent(digest), at);

/**
 * Folder of a blob's segments. It holds the upload's path in hexadecimal digits, random bytes (here
 * the digest's) and the driver's checksum.
 */
function segmentsPath(name: string, digest: string): string {
  const hex = digitsOf(digest);
  const id = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  const upload = `/docker/registry/v2/repositories/${name}/_uploads/${id.join('-')}-${hex.slice(20, 32)}/data`;
  const path = `${hexOf(bytesOf(upload))}${hex}${digestOf('sha1', '')}`;
  return `segments/${path.slice(0, 3)}/${path.slice(3)}`;
}

/** A configuration or layer: an empty dynamic large object and its segments. */
function blobObjects(container: string, name: string, blob: Blob, at: number): StoredObject[] {
  const segments = segmentsPath(name, blob.digest);
  const count = Math.ceil(blob.bytes.length / CHUNK);
  const rows = Array.from({ length: count }, (_, index) => {
    const piece = blob.bytes.subarray(index * CHUNK, (index + 1) * CHUNK);
    return object(`${segments}/${String(index + 1).padStart(16, '0')}`, bytesContent(piece), at);
  });
  const whole = { 'X-Object-Manifest': `${container}/${segments}` };
  return [...rows, object(dataPath(blob.digest), textContent(''), at, whole)];
}

/**
 * The objects of a repository's container after the pushes, in the layout of Docker's registry in
 * Swift. A repeated push rewrites only the links of its manifests and tag.
 */
export function layoutOf(
  account: string,
  repository: string,
  pushes: readonly Push[],
): StoredObject[] {
  const all = new Map<string, StoredObject>();
  const put = (each: StoredObject) => void all.set(each.name, each);

  const pushManifest = (name: string, manifest: Manifest, at: number) => {
    const home = `${ROOT}/repositories/${name}`;
    for (const each of manifest.manifests) pushManifest(name, each, at);
    for (const blob of manifest.blobs) {
      const isThere = all.has(dataPath(blob.digest));
      if (!isThere) blobObjects(`${repository}_ctrimages`, name, blob, at).forEach(put);
      const layer = link(`${home}/_layers/sha256/${digitsOf(blob.digest)}`, blob.digest, at);
      if (!all.has(layer.name)) put(layer);
    }
    const data = object(dataPath(manifest.digest), textContent(manifest.text), at);
    if (!all.has(data.name)) put(data);
    const revision = `${home}/_manifests/revisions/sha256/${digitsOf(manifest.digest)}`;
    put(link(revision, manifest.digest, at));
  };

  for (const { image, tag, manifest, at } of pushes) {
    const name = imageName(account, repository, image);
    pushManifest(name, manifest, at);
    if (tag === undefined) continue;
    const home = tagHome(name, tag);
    put(link(`${home}/index/sha256/${digitsOf(manifest.digest)}`, manifest.digest, at));
    put(link(`${home}/current`, manifest.digest, at));
  }
  return [...all.values()];
}
