import type { Blob, Manifest } from '@mocks/registry/images';
import { imageName, type Push } from '@mocks/registry/layout';
import type { Registry } from '@mocks/registry/registry';

async function call(address: string | URL, method: string, status: number, init: RequestInit = {}) {
  const response = await fetch(address, { method, ...init });
  if (response.status === status) return response;
  throw new Error(`${response.status} to ${method} ${address}: ${await response.text()}`);
}

async function pushBlob(home: string, { digest, bytes }: Blob): Promise<void> {
  const known = await fetch(`${home}/blobs/${digest}`, { method: 'HEAD' });
  if (known.ok) return;
  const begun = await call(`${home}/blobs/uploads/`, 'POST', 202);
  const address = new URL(begun.headers.get('Location') ?? '', home);
  address.searchParams.set('digest', digest);
  const headers = { 'Content-Type': 'application/octet-stream' };
  await call(address, 'PUT', 201, { body: bytes, headers });
}

async function pushManifest(home: string, manifest: Manifest, reference: string): Promise<void> {
  for (const each of manifest.manifests) await pushManifest(home, each, each.digest);
  await Promise.all(manifest.blobs.map((blob) => pushBlob(home, blob)));
  const headers = { 'Content-Type': manifest.mediaType };
  await call(`${home}/manifests/${reference}`, 'PUT', 201, { body: manifest.text, headers });
}

/** Pushes to a repository as Docker does: what is there already is not sent again. */
export async function push(
  { host }: Pick<Registry, 'host'>,
  account: string,
  repository: string,
  pushes: readonly Omit<Push, 'at'>[],
): Promise<void> {
  for (const { image, tag, manifest } of pushes) {
    const home = `http://${host}/v2/${imageName(account, repository, image)}`;
    await pushManifest(home, manifest, tag ?? manifest.digest);
  }
}
