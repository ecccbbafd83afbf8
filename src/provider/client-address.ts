import { expectApiError } from './api-error';
import { readPublicJson } from './public-json';

/**
 * Finds the address of whoever asks, by a public look-up that answers `{"ip": "…"}`. It resolves
 * with undefined when there is no such answer, and never rejects: the look-up is a help, no more.
 *
 * @param address of the look-up; without one there is nothing to ask
 */
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
