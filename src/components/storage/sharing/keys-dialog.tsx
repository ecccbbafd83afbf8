import { useEffect, useRef, useState } from 'react';
import { useCalls } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { joinMessages } from '@/lib/text';
import { saveKeysCall } from '@/model/orbit/calls';
import { type LinkTarget, TEST_SECONDS } from '@/model/orbit/links';
import { newKey, NO_KEYS } from '@/model/orbit/account';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { type Storage, useStorage } from './storage-context';
import { words } from './words';

/** In milliseconds (docs/product/orbit.md#key-polling). */
const POLL_MS = 1500;
const DELAY_MS = 7500;
/** Twice the minute for which Swift's servers may cache an account. */
const GIVEN_UP_MS = 120_000;

interface KeysFailure {
  readonly name: 'set_key_failed' | 'polling_failed';
  readonly error: ApiErrorFacts | undefined;
  /** The keys may have been created all the same: another try looks first. */
  readonly isUnknown?: true;
}

interface Means {
  readonly calls: Pick<ReturnType<typeof useCalls>, 'startCall'>;
  readonly storage: Storage;
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

/** Checks if Orbit knows the key of a link: only then does it answer 404 for a missing object. */
async function askWhether({ storage, target, signal }: Means) {
  try {
    const test = await storage.link({ ...target, method: 'HEAD', seconds: TEST_SECONDS }, signal);
    if (test === undefined) return { isInForce: false };
    await storage.askLink(test.address, signal);
    return { isInForce: true };
  } catch (thrown) {
    const error = errorFacts(thrown);
    // Any other failure is asked again, until the time runs out.
    return { isInForce: error.status === 404, error };
  }
}

/** Gives the account two keys, unless it has one by now (docs/product/orbit.md#key-failures). */
async function setKeys(means: Means): Promise<KeysFailure | undefined> {
  const { calls, storage, target, signal } = means;
  const { account } = target;
  try {
    const known = await storage.link({ ...target, method: 'HEAD', seconds: TEST_SECONDS }, signal);
    if (known !== undefined) return undefined;
  } catch (thrown) {
    // Keys may exist, and would be overwritten.
    return { name: 'set_key_failed', error: errorFacts(thrown) };
  }
  const made = saveKeysCall(account, { ...NO_KEYS, key1: newKey(), key2: newKey() });
  const { outcome } = calls.startCall({
    verb: 'temp_url_keys',
    title: words.createKeys.task,
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

/** Waits until Orbit knows the keys, asking every 1.5 s. Once aborted its result is ignored. */
async function pollKeys(means: Means): Promise<KeysFailure | undefined> {
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

interface KeysDialogProps extends DialogProps<boolean> {
  readonly target: LinkTarget;
}

type State = 'asking' | 'setting' | 'polling' | KeysFailure;

function wordsOf({ name, isUnknown }: KeysFailure): string {
  return isUnknown === true ? words.createKeys.failedUnknown : words.createKeys.failed[name];
}

/**
 * Asks if the account may get keys for temporary links, and waits until they are in force
 * (docs/product/orbit.md#create-keys). Closes with `true` once they are.
 */
export function KeysDialog({ close, target }: KeysDialogProps) {
  const calls = useCalls();
  const storage = useStorage();
  const [state, setState] = useState<State>('asking');
  const [isLate, setIsLate] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const isWorking = state === 'setting' || state === 'polling';
  const failure = typeof state === 'object' ? state : undefined;
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setTimeout(() => setIsLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWorking]);

  async function make() {
    abort.current = new AbortController();
    const { signal } = abort.current;
    const means = { calls, storage, target, signal };
    if (failure?.name !== 'polling_failed') {
      setState('setting');
      const failed = await setKeys(means);
      if (signal.aborted) return;
      if (failed !== undefined) {
        setState(failed);
        return;
      }
    }
    setState('polling');
    const failed = await pollKeys(means);
    if (signal.aborted) return;
    if (failed === undefined) close(true);
    else setState(failed);
  }

  useAnnounced(isLate ? words.createKeys.late : isWorking && words.createKeys.working[state]);
  const leave = () => close();
  return (
    <DialogFrame
      title={words.createKeys.title}
      onClose={leave}
      onSubmit={() => {
        if (!isWorking) void make();
      }}
      actions={
        <>
          <Button onClick={leave}>{words.everywhere.cancel}</Button>
          <Button type="submit" variant="primary" busy={isWorking}>
            {failure === undefined ? words.createKeys.create : words.createKeys.tryAgain}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>{words.createKeys.body}</p>
        <FormError tone={failure?.isUnknown === true ? 'warning' : 'error'}>
          {failure && (
            <>
              <p>
                {wordsOf(failure)}{' '}
                {failure.name === 'set_key_failed' &&
                  failure.isUnknown !== true &&
                  joinMessages(failure.error?.messages ?? [])}{' '}
                <code>{failure.name}</code>
              </p>
              <FailureToolsLater what={wordsOf(failure)} error={failure.error} />
            </>
          )}
        </FormError>
        {isWorking && (
          <div>
            <p>{words.createKeys.working[state]}</p>
            <Progress label={words.createKeys.working[state]} />
          </div>
        )}
        {isLate && <Note>{words.createKeys.late}</Note>}
      </Stack>
    </DialogFrame>
  );
}
