import { expectApiError } from './api-error';
import { readPublicJson } from './public-json';

/** The service answers `{"ip": "…"}`. Never rejects. */
export function createFindClientAddress(
  address: string | undefined,
): (() => Promise<string | undefined>) | undefined {
  if (address === undefined || address === '') return undefined;
  return async () => {
    try {
      const answer = await readPublicJson(address);
      if (typeof answer !== 'object' || answer === null || !('ip' in answer)) return undefined;
      return typeof answer.ip === 'string' ? answer.ip : undefined;
    } catch (thrown) {
      expectApiError(thrown);
      return undefined;
    }
  };
}
