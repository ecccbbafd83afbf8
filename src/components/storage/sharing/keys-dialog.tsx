import { useEffect, useRef, useState } from 'react';
import { useCalls } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useStorage } from './storage-context';
import { joinMessages } from '@/lib/join-messages';
import type { LinkTarget } from '@/model/orbit/links';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { DELAY_MS, type KeysFailure, pollKeys, setKeys } from './make-keys';

interface KeysDialogProps extends DialogProps<boolean> {
  readonly target: LinkTarget;
}

type State = 'asking' | 'setting' | 'polling' | KeysFailure;

const FAILURES = {
  set_key_failed: 'The keys could not be created.',
  polling_failed:
    'The keys were created, but Orbit does not know them yet. Nothing is lost: it can take some minutes.',
} as const satisfies Record<KeysFailure['name'], string>;

function wordsOf({ name, isUnknown }: KeysFailure): string {
  return isUnknown === true ? 'It is not known whether the keys were created.' : FAILURES[name];
}

const WORKING = {
  setting: 'Creating the keys…',
  polling: 'Waiting until Orbit knows the keys…',
} as const;

/** Spec 3 §4: the notice of a delay. */
const LATE =
  'This takes longer than usual. Orbit can need a minute or two to take note of new keys.';

/**
 * Asks whether the account may get keys for temporary links, and waits until they are in force (spec 3 §4).
 * Its result is `true` once they are.
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

  useAnnounced(isLate ? LATE : isWorking && WORKING[state]);
  const leave = () => close();
  return (
    <DialogFrame
      title="Create keys for temporary links?"
      onClose={leave}
      onSubmit={() => {
        if (!isWorking) void make();
      }}
      actions={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isWorking}>
            {failure === undefined ? 'Create keys' : 'Try again'}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>
          Objects are downloaded and shared by temporary links, which are signed with a key of the
          account. It has none yet: two will be created. They are kept in Orbit alone, and can be
          changed in the account’s settings.
        </p>
        <FormError tone={failure?.isUnknown === true ? 'warning' : 'error'}>
          {failure && (
            <>
              <p>
                {wordsOf(failure)}{' '}
                {failure.name === 'set_key_failed' && joinMessages(failure.error?.messages ?? [])}{' '}
                <code>{failure.name}</code>
              </p>
              <FailureToolsLater what={wordsOf(failure)} error={failure.error} />
            </>
          )}
        </FormError>
        {isWorking && (
          <div>
            <p>{WORKING[state]}</p>
            <Progress label={WORKING[state]} />
          </div>
        )}
        {isLate && <Note>{LATE}</Note>}
      </Stack>
    </DialogFrame>
  );
}
