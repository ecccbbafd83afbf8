import type { OrbitCall } from '@/model/call';
import type { OrbitAccount } from '@/model/orbit/account';
import { fetched } from '../fetched';
import type { GraphqlApi } from '../graphql/graphql-api';
import type { Retry } from '../retry';

/** Object storage, which speaks Swift (spec 3 §7). Everything throws ApiError. */
export interface OrbitApi {
  /** What an account keeps, and whether it has keys; the keys themselves are not told. */
  account(account: string, signal?: AbortSignal): Promise<OrbitAccount>;
  saveAccount(call: OrbitCall, signal?: AbortSignal): Promise<void>;
}

/** Who issues its tokens. */
export type Issuer = Pick<GraphqlApi, 'orbitToken' | 'forgetOrbitToken'>;

/** `address` is that of `/v1`; its code loads at the first request. */
export function createOrbit(
  address: string,
  issuer: Issuer,
  retry: Retry = (work) => work(),
): OrbitApi {
  const swift = fetched(() => import('./swift'));
  return {
    account: async (account, signal) => {
      const { readAccount } = await swift();
      return retry(() => readAccount({ address, issuer, account, signal }), signal);
    },
    saveAccount: async ({ id: account, metadata }, signal) =>
      (await swift()).saveAccount({ address, issuer, account, signal }, metadata),
  };
}
