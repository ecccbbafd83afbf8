import { fieldOf } from '@/lib/field-of';
import { expectApiError } from './api-error';
import { hearPublic, readPublicJson } from './public-json';
import type { Hear } from './recorder/tap';

/** Never rejects. */
type Find = () => Promise<string | undefined>;

/** The service answers `{"ip": "…", "country_code": "GB"}`. */
function createFind(address: string | undefined, field: string, hear?: Hear): Find | undefined {
  if (address === undefined || address === '') return undefined;
  return async () => {
    try {
      const answer = await readPublicJson(address, hearPublic(hear, 'geoIp'));
      const found = fieldOf(answer, field);
      return typeof found === 'string' ? found : undefined;
    } catch (thrown) {
      expectApiError(thrown);
      return undefined;
    }
  };
}

/** Looks up the reader's own address. */
export function createFindClientAddress(
  address: string | undefined,
  hear?: Hear,
): Find | undefined {
  return createFind(address, 'ip', hear);
}

/** Looks up the country that the reader is in, by its code. */
export function createFindCountry(address: string | undefined, hear?: Hear): Find | undefined {
  return createFind(address, 'country_code', hear);
}
