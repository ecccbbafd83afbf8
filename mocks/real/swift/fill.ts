import { shownBytes, type OrbitStore } from '@mocks/orbit/store';
import { gathered } from '@mocks/provider/bytes';
import { signToken } from '@mocks/provider/token';

/** Bytes at which larger objects are cut off: generating 8 GB takes too long. */
const LARGEST = 1024 ** 2;
/** Objects that are put for a container: all of the large world's would take an hour. */
const MOST = 1000;

async function put(
  address: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) {
  const { status } = await fetch(address, { method: 'PUT', headers, ...(body && { body }) });
  if (status !== 201) throw new Error(`Swift answered ${status} to PUT ${address}.`);
}

/** Copies an account's containers and objects from the simulated Orbit into a real Swift. */
export async function fillSwift(origin: string, store: OrbitStore, account: string): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = signToken({ sub: account, account, scope: 'ORBIT', exp });
  const address = (...names: string[]) =>
    [`${origin}/v1/${account}`, ...names.map(encodeURIComponent)].join('/');
  for (const container of store.account(account, Date.now()).containers.values()) {
    const named = { 'X-Auth-Token': token, ...container.metadata };
    await put(address(container.name), named);
    const objects = [...container.objects.values()].slice(0, MOST);
    for (const object of objects) {
      const size = Math.min(shownBytes(object), LARGEST);
      const headers = {
        'X-Auth-Token': token,
        'Content-Type': object.contentType,
        ...object.metadata,
      };
      const body = await gathered(object.content.read(0, size));
      await put(address(container.name, object.name), headers, body);
    }
  }
}
