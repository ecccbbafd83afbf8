import { digestOf as hexDigestOf } from '@mocks/machine/digest';
import { bytesOf, joinedBytes } from '@mocks/provider/bytes';

/** An image's configuration, or one of its layers. */
export interface Blob {
  digest: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The target of a tag: an image, or an index of several. */
export interface Manifest {
  digest: string;
  mediaType: string;
  /** JSON exactly as it is sent and stored, since the digest depends on it. */
  text: string;
  /** An image's blobs, its configuration first. */
  blobs: readonly Blob[];
  /** An index's manifests, which are pushed before it. */
  manifests: readonly Manifest[];
}

/** Media types of the two formats that clients push. */
const FORMATS = {
  docker: {
    manifest: 'application/vnd.docker.distribution.manifest.v2+json',
    index: 'application/vnd.docker.distribution.manifest.list.v2+json',
    config: 'application/vnd.docker.container.image.v1+json',
    layer: 'application/vnd.docker.image.rootfs.diff.tar',
  },
  oci: {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    layer: 'application/vnd.oci.image.layer.v1.tar',
  },
} as const;

type Format = keyof typeof FORMATS;

/** `sha256:` and 64 hexadecimal digits. */
const digestOf = (data: string | Uint8Array): string => `sha256:${hexDigestOf('sha256', data)}`;

const BLOCK = 512;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** The header of a file in a tar archive (POSIX.1-1988, `ustar`). */
function tarHeader(name: string, size: number): Uint8Array {
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(bytesOf(text), at);
  write(name, 0);
  write(octal(0o644, 7) + octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(0, 11), 100);
  write('        0', 148);
  write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)} `, 148);
  return header;
}

/** A layer with one file of `size` bytes that repeat its name. */
export function layerOf(name: string, size: number): Blob {
  const file = new Uint8Array(Math.ceil(size / BLOCK) * BLOCK);
  const line = bytesOf(`${name}\n`);
  for (let at = 0; at < size; at += line.length) file.set(line.subarray(0, size - at), at);
  const bytes = joinedBytes([tarHeader(name, size), file, new Uint8Array(2 * BLOCK)]);
  return { digest: digestOf(bytes), bytes };
}

const described = (mediaType: string, { digest, bytes }: Blob) => ({
  mediaType,
  size: bytes.length,
  digest,
});

/** Writes a manifest's JSON and computes its digest. */
function manifestOf(
  mediaType: string,
  rest: Record<string, unknown>,
  { blobs = [], manifests = [] }: { blobs?: Blob[]; manifests?: readonly Manifest[] },
): Manifest {
  const text = JSON.stringify({ schemaVersion: 2, mediaType, ...rest }, null, 3);
  return { digest: digestOf(text), mediaType, text, blobs, manifests };
}

export function imageOf(
  layers: readonly Blob[],
  { format = 'docker', architecture = 'amd64' }: { format?: Format; architecture?: string } = {},
): Manifest {
  const types = FORMATS[format];
  const diffs = layers.map(({ digest }) => digest);
  const rootfs = { type: 'layers', diff_ids: diffs };
  const text = JSON.stringify({ architecture, os: 'linux', config: {}, rootfs });
  const config = { digest: digestOf(text), bytes: new TextEncoder().encode(text) };
  const parts = {
    config: described(types.config, config),
    layers: layers.map((layer) => described(types.layer, layer)),
  };
  return manifestOf(types.manifest, parts, { blobs: [config, ...layers] });
}

/** The attestation that BuildKit lists after an image: its provenance, without a platform. */
function attestationOf(image: Manifest, format: Format): Manifest {
  return imageOf([layerOf(`provenance of ${image.digest}`, 2 * BLOCK)], {
    format,
    architecture: 'unknown',
  });
}

/** An image for several platforms by architecture. `attested` adds an attestation to each. */
export function indexOf(
  images: Readonly<Record<string, Manifest>>,
  format: Format = 'oci',
  { attested = false }: { attested?: boolean } = {},
): Manifest {
  const manifests = Object.entries(images).map(([architecture, { mediaType, text, digest }]) => ({
    mediaType,
    size: text.length,
    digest,
    platform: { architecture, os: 'linux' },
  }));
  const attestations = attested
    ? Object.values(images).map((image) => ({ image, attestation: attestationOf(image, format) }))
    : [];
  const attesting = attestations.map(({ image, attestation: { mediaType, text, digest } }) => ({
    mediaType,
    size: text.length,
    digest,
    annotations: {
      'vnd.docker.reference.digest': image.digest,
      'vnd.docker.reference.type': 'attestation-manifest',
    },
    platform: { architecture: 'unknown', os: 'unknown' },
  }));
  return manifestOf(
    FORMATS[format].index,
    { manifests: [...manifests, ...attesting] },
    {
      manifests: [...Object.values(images), ...attestations.map(({ attestation }) => attestation)],
    },
  );
}
