import type { Existence } from '@/model/upload/item';
import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import type { Offer, Offered } from './transfers-slice';

/** Checks at a time: a browser sends this many requests to one host. */
const AT_ONCE = 6;

async function existenceOf(
  uploads: UploadsApi,
  { account, container }: Offered,
  object: string,
  signal: AbortSignal,
  onFailed: (error: ApiErrorFacts) => void,
): Promise<Existence> {
  try {
    const found = await uploads.find({ account, container, object }, signal);
    return found === undefined ? 'new' : 'exists';
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    onFailed(thrown.facts);
    return 'unknown';
  }
}

/** Checks which names exist, and how storage takes files too large for one request. */
export async function checkOffer(
  uploads: UploadsApi,
  offered: Offered,
  onFound: (found: Partial<Offer>) => void,
  signal: AbortSignal,
): Promise<void> {
  const names = offered.objects.values();
  let known = 0;
  let found: Record<string, Existence> = {};
  let error: ApiErrorFacts | undefined;
  const tell = () => {
    onFound({ found, ...(error && { error }) });
    found = {};
  };
  const check = async () => {
    for (const object of names) {
      signal.throwIfAborted();
      const existence = await existenceOf(uploads, offered, object, signal, (facts) => {
        error = facts;
      });
      found = { ...found, [`/${object}`]: existence };
      known += 1;
      // Reports in growing batches, since each report copies all known results.
      if (Object.keys(found).length * 10 >= known) tell();
    }
  };
  const ability = async () => {
    onFound({ large: offered.isLarge ? ((await uploads.largeObjects(signal)) ?? null) : null });
  };
  await Promise.all([ability(), ...Array.from({ length: AT_ONCE }, check)]);
  tell();
}
