import type { Blob, Manifest } from '@mocks/real/registry/images';
import { imageName, type Push } from '@mocks/real/registry/layout';
import type { Registry } from '@mocks/real/registry/registry';

/** An image in a registry as the target of a push. */
interface Target {
  host: string;
  /** `acc-xxxxx/web/api` */
  name: string;
  headers: Readonly<Record<string, string>>;
}

/** Gets a token for `cli-xxxxx:secret`, and returns its headers; none without credentials. */
async function logIn(host: string, credentials: string | undefined): Promise<Target['headers']> {
  if (credentials === undefined) return {};
  const basic = Buffer.from(credentials).toString('base64');
  const headers = { Authorization: `Basic ${basic}` };
  const answer = await fetch(`http://${host}/token`, { headers });
  if (!answer.ok) throw new Error(`${answer.status} to GET /token: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/** Throws unless the answer has that status. */
async function call(
  target: Target,
  method: string,
  path: string | URL,
  { status, type, body }: { status: number; type?: string; body?: BodyInit },
): Promise<Response> {
  const address = new URL(path, `http://${target.host}/v2/${target.name}/`);
  const headers = { ...target.headers, ...(type !== undefined && { 'Content-Type': type }) };
  const init = { method, headers, ...(body !== undefined && { body }) };
  const answer = await fetch(address, init);
  if (answer.status === status) return answer;
  throw new Error(`${answer.status} to ${method} ${address.pathname}: ${await answer.text()}`);
}

async function pushBlob(target: Target, { digest, bytes }: Blob): Promise<void> {
  const { host, name, headers } = target;
  const known = await fetch(`http://${host}/v2/${name}/blobs/${digest}`, {
    method: 'HEAD',
    headers,
  });
  if (known.ok) return;
  const begun = await call(target, 'POST', 'blobs/uploads/', { status: 202 });
  const place = new URL(begun.headers.get('Location') ?? '', `http://${host}`);
  place.searchParams.set('digest', digest);
  const type = 'application/octet-stream';
  await call(target, 'PUT', place, { status: 201, type, body: bytes });
}

async function pushManifest(target: Target, manifest: Manifest, reference: string): Promise<void> {
  for (const each of manifest.manifests) await pushManifest(target, each, each.digest);
  await Promise.all(manifest.blobs.map((blob) => pushBlob(target, blob)));
  const { mediaType: type, text: body } = manifest;
  await call(target, 'PUT', `manifests/${reference}`, { status: 201, type, body });
}

/**
 * Pushes to a repository like Docker, which sends no blob that is there already. Throws with the
 * registry's answer.
 * @param credentials `cli-xxxxx:secret`, if the registry needs them
 */
export async function push(
  { host }: Pick<Registry, 'host'>,
  [account, repository]: readonly [account: string, repository: string],
  pushes: readonly Omit<Push, 'at'>[],
  credentials?: string,
): Promise<void> {
  const headers = await logIn(host, credentials);
  for (const { image, tag, manifest } of pushes) {
    const target = { host, name: imageName(account, repository, image), headers };
    await pushManifest(target, manifest, tag ?? manifest.digest);
  }
}

/** An image's tags, as the registry lists them for these credentials. */
export async function tagsOf(
  { host }: Pick<Registry, 'host'>,
  name: string,
  credentials?: string,
): Promise<string[]> {
  const target = { host, name, headers: await logIn(host, credentials) };
  const answer = await call(target, 'GET', 'tags/list', { status: 200 });
  return ((await answer.json()) as { tags: string[] }).tags;
}
