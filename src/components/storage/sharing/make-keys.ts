import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { useCalls } from '@/components/activity/calls/calls-context';
import type { Storage } from './storage-context';
import { saveKeysCall } from '@/model/orbit/calls';
import { type LinkTarget, TEST_SECONDS } from '@/model/orbit/links';
import { newKey, NO_KEYS } from '@/model/orbit/temp-url-keys';

/** Spec 3 §9, in milliseconds. */
const POLL_MS = 1500;
export const DELAY_MS = 7500;
/** Swift's servers may keep what they know of an account for a minute; so long and as long again. */
const GIVEN_UP_MS = 120_000;

/** Why there are no keys (spec 3 §8), with what was answered last. */
export interface KeysFailure {
  readonly name: 'set_key_failed' | 'polling_failed';
  readonly error: ApiErrorFacts | undefined;
  /** The keys may have been created all the same: another try looks first. */
  readonly isUnknown?: true;
}

interface Means {
  readonly calls: Pick<ReturnType<typeof useCalls>, 'startCall'>;
  readonly storage: Storage;
  /** What is to be shared. */
  readonly target: LinkTarget;
  readonly signal: AbortSignal;
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });

/** Whether Orbit knows the key of a link: that something is not there it says to nobody else. */
async function askWhether({ storage, target, signal }: Means) {
  try {
    const test = await storage.link({ ...target, method: 'HEAD', seconds: TEST_SECONDS }, signal);
    if (test === undefined) return { isInForce: false };
    await storage.askLink(test.address, signal);
    return { isInForce: true };
  } catch (thrown) {
    const error = errorFacts(thrown);
    // All else is asked again: nothing but the time that it takes ends it.
    return { isInForce: error.status === 404, error };
  }
}

/** Gives the account two keys, unless it has got one meanwhile (spec 3 §4). */
export async function setKeys(means: Means): Promise<KeysFailure | undefined> {
  const { calls, storage, target, signal } = means;
  const { account } = target;
  try {
    const known = await storage.link({ ...target, method: 'HEAD', seconds: TEST_SECONDS }, signal);
    if (known !== undefined) return undefined;
  } catch (thrown) {
    // Whether there are keys is not known: those there may be would be overwritten.
    return { name: 'set_key_failed', error: errorFacts(thrown) };
  }
  const made = saveKeysCall(account, { ...NO_KEYS, key1: newKey(), key2: newKey() });
  const { outcome } = calls.startCall({
    verb: 'temp_url_keys',
    title: 'Create keys for temporary links',
    account,
    // The page shows nothing of the account's keys.
    call: { ...made, showsIn: [] },
    isSecret: true,
    isWatched: true,
  });
  const ended = await outcome;
  if (ended.ok) return undefined;
  if (!('error' in ended)) return { name: 'set_key_failed', error: undefined };
  return {
    name: 'set_key_failed',
    error: ended.error,
    ...(ended.isUnknown === true && { isUnknown: true }),
  };
}

/** Waits until Orbit knows the keys, asking every 1.5 s; not told to who has left meanwhile. */
export async function pollKeys(means: Means): Promise<KeysFailure | undefined> {
  const { signal } = means;
  const begun = performance.now();
  for (;;) {
    const { isInForce, error } = await askWhether(means);
    if (isInForce) return undefined;
    if (signal.aborted || performance.now() - begun > GIVEN_UP_MS) {
      return { name: 'polling_failed', error };
    }
    await pauseFor(POLL_MS, signal);
  }
}
