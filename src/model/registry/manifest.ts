import * as v from 'valibot';
import { fieldOf } from '@/lib/values';

const blob = v.object({
  digest: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Docker's image manifest, version 2, schema 2, and OCI's. */
const IMAGE = v.object({ config: blob, layers: v.array(blob) });

/** Docker's manifest list and OCI's index: of several platforms. */
const INDEX = v.object({
  manifests: v.array(v.object({ digest: v.string(), annotations: v.optional(v.unknown()) })),
});

/**
 * True for what BuildKit lists beside an image: how and from what it was built (its
 * attestation-storage.md).
 */
const isAttestation = ({ annotations }: { readonly annotations?: unknown }): boolean =>
  fieldOf(annotations, 'vnd.docker.reference.type') === 'attestation-manifest';

/** Docker's first manifests name their layers without sizes. */
const FIRST = v.object({ schemaVersion: v.picklist([1]), fsLayers: v.array(v.object({})) });

export type Manifest =
  | { readonly blobs: ReadonlyMap<string, number> }
  /** Attestations are counted here, and their digests are among the manifests. */
  | { readonly manifests: readonly string[]; readonly attestations: number }
  | { readonly problem: string };

export function readManifest(body: unknown): Manifest {
  const image = v.safeParse(IMAGE, body);
  if (image.success) {
    const { config, layers } = image.output;
    // A blob that is listed twice is stored once.
    return { blobs: new Map([config, ...layers].map(({ digest, size }) => [digest, size])) };
  }
  const index = v.safeParse(INDEX, body);
  if (index.success) {
    const listed = new Map(index.output.manifests.map((each) => [each.digest, each]));
    const attestations = [...listed.values()].filter(isAttestation).length;
    return { manifests: [...listed.keys()], attestations };
  }
  return {
    problem: v.safeParse(FIRST, body).success
      ? 'Its manifest has version 1, which has no sizes'
      : 'Its manifest is unreadable',
  };
}

export type ImageSize =
  | {
      readonly bytes: number;
      readonly images?: number;
      readonly attestations?: number;
      readonly problem?: never;
    }
  | {
      readonly problem: string;
      readonly bytes?: never;
      readonly images?: never;
      readonly attestations?: never;
    };

const sumOf = (blobs: ReadonlyMap<string, number>): number =>
  [...blobs.values()].reduce((sum, size) => sum + size, 0);

export const MOST_MANIFESTS = 64;

/**
 * Returns the size of an image (docs/product/registry.md#image-size). For an index it adds up all
 * that is listed, one level down, with shared parts once.
 * @param below manifests that an index lists, as far as they could be read
 */
export function imageSize(manifest: Manifest, below: readonly (Manifest | undefined)[]): ImageSize {
  if ('problem' in manifest) return manifest;
  if ('blobs' in manifest) return { bytes: sumOf(manifest.blobs) };
  if (manifest.manifests.length > MOST_MANIFESTS) {
    return { problem: 'It lists too many images to add up' };
  }
  const all = new Map<string, number>();
  for (const each of below) {
    if (each === undefined) return { problem: 'One of its images isn’t in this repository' };
    if ('problem' in each) return { problem: 'The manifest of one of its images is unreadable' };
    if ('manifests' in each) return { problem: 'Its list of images contains another list' };
    for (const [digest, size] of each.blobs) all.set(digest, size);
  }
  const { attestations } = manifest;
  return { bytes: sumOf(all), images: below.length - attestations, attestations };
}
