import { fieldOf } from '@/lib/field-of';
import { expectApiError } from './api-error';
import { onPublicRequest, readPublicJson } from './public-json';
import type { OnRequest } from './recorder/tap';

/** Never rejects. */
type Find = () => Promise<string | undefined>;

/** The service answers `{"ip": "…", "country_code": "GB"}`. */
function createFind(
  address: string | undefined,
  field: string,
  onRequest?: OnRequest,
): Find | undefined {
  if (address === undefined || address === '') return undefined;
  return async () => {
    try {
      const answer = await readPublicJson(address, onPublicRequest(onRequest, 'geoIp'));
      const found = fieldOf(answer, field);
      return typeof found === 'string' ? found : undefined;
    } catch (thrown) {
      expectApiError(thrown);
      return undefined;
    }
  };
}

export function createFindClientAddress(
  address: string | undefined,
  onRequest?: OnRequest,
): Find | undefined {
  return createFind(address, 'ip', onRequest);
}

export function createFindCountry(
  address: string | undefined,
  onRequest?: OnRequest,
): Find | undefined {
  return createFind(address, 'country_code', onRequest);
}
