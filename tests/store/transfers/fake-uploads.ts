import { createHash } from 'node:crypto';
import type { Checksums } from '@/lib/checksum/checksums';
import { ApiError, failure } from '@/provider/api-error';
import type { Destination } from '@/model/upload/item';
import type { Found, Put, PutManifest, UploadsApi } from '@/provider/orbit/uploads';

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');

export const refused = (status: number): ApiError =>
  new ApiError({
    kind: 'refused',
    status,
    name: undefined,
    messages: [`The provider answered with status ${status}`],
    messageSource: 'us',
    requestId: `req-${status}`,
  });

export const noAnswer = () => failure('network', 'No answer from Orbit');

/** A storage of a few lines: what it holds, what it was asked, and how it answers. */
export class FakeUploads implements UploadsApi {
  readonly objects = new Map<string, string>();
  readonly asked: string[] = [];
  readonly puts: Put[] = [];
  /** Throws what a put fails with, or waits. */
  onPut: (put: Put) => Promise<void> | void = () => undefined;
  /** The content that arrives for one that is sent. */
  onArrival: (text: string, path: string) => string = (text) => text;
  tellsHashes = true;
  onRemove: () => Promise<void> | void = () => undefined;
  /** After it was made. */
  onManifest: (put: PutManifest) => Promise<void> | void = () => undefined;
  large = { mostSegments: 1000, smallestSegment: 1 };

  async find({ container, object }: { container: string; object: string }) {
    this.asked.push(`HEAD ${container}/${object}`);
    const text = this.objects.get(`${container}/${object}`);
    if (text === undefined) return undefined;
    if (!text.startsWith('[')) return { etag: md5Of(text), bytes: text.length, isLarge: false };
    const segments = JSON.parse(text) as readonly { etag: string; size_bytes: number }[];
    const found: Found = {
      etag: md5Of(segments.map(({ etag }) => etag).join('')),
      bytes: segments.reduce((sum, { size_bytes: size }) => sum + size, 0),
      isLarge: true,
    };
    return found;
  }

  async put(put: Put) {
    this.asked.push(`PUT ${put.container}/${put.object}`);
    this.puts.push(put);
    await this.onPut(put);
    put.signal.throwIfAborted();
    const path = `${put.container}/${put.object}`;
    const text = await put.body.text();
    if (put.isNew && this.objects.has(path)) throw refused(412);
    put.onSent(put.body.size);
    const arrived = this.onArrival(text, path);
    this.objects.set(path, arrived);
    return this.tellsHashes ? md5Of(arrived) : undefined;
  }

  async largeObjects() {
    this.asked.push('GET info');
    return this.large;
  }

  async makeSegments({ container }: { container: string }) {
    this.asked.push(`PUT ${container}_segments`);
  }

  async arrived({ container }: { container: string }, prefix: string) {
    return [...this.objects].flatMap(([path, text]) => {
      const name = path.slice(`${container}_segments/`.length);
      if (!path.startsWith(`${container}_segments/`) || !name.startsWith(prefix)) return [];
      return [{ name, bytes: text.length, hash: md5Of(text) }];
    });
  }

  async segmentsOf({ container, object }: Destination) {
    const text = this.objects.get(`${container}/${object}`) ?? '';
    if (!text.startsWith('[')) return [];
    const segments = JSON.parse(text) as readonly { path: string }[];
    return segments.map(({ path }) => path.slice(`/${container}_segments/`.length));
  }

  async removeSegments(to: Destination, names: readonly string[]) {
    await this.onRemove();
    const needed = await this.segmentsOf(to);
    for (const name of names) {
      if (!needed.includes(name)) this.objects.delete(`${to.container}_segments/${name}`);
    }
  }

  async putManifest(put: PutManifest) {
    const { container, object, segments, isNew } = put;
    this.asked.push(`MANIFEST ${container}/${object}`);
    for (const { path, etag } of segments as readonly { path: string; etag: string }[]) {
      if (md5Of(this.objects.get(path.slice(1)) ?? '') !== etag) throw refused(400);
    }
    if (isNew && this.objects.has(`${container}/${object}`)) throw refused(412);
    this.objects.set(`${container}/${object}`, JSON.stringify(segments));
    await this.onManifest(put);
  }
}

/** Reads a file as it is, at once. */
export const plainChecksums = (): Checksums => ({
  read: async (file, onRead, signal) => {
    signal.throwIfAborted();
    const text = await file.text();
    onRead(file.size);
    return md5Of(text);
  },
  end: () => undefined,
});
