import { useEffect, useEffectEvent, useState } from 'react';
import { useNow } from '@/components/scope/use-now';
import type { ApiErrorFacts } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { Button, type ButtonProps } from '@/ui/button';
import { useBackOnline, useOnline } from '@/ui/use-online';
import { words } from '../words';

/** Minimum wait in ms before each further try. The last one repeats. */
const WAITS_MS: readonly number[] = [8000, 15_000, 30_000, 60_000];
/** Upper limit in ms for any `Retry-After`. */
const LONGEST_MS = 300_000;

const SECOND_MS = 1000;

interface CountdownProps {
  /** In milliseconds. */
  readonly wait: number;
  readonly onOver: () => void;
}

/** A timer that screen readers do not read at every tick. */
function Countdown({ wait, onOver }: CountdownProps) {
  const [end] = useState(() => Date.now() + wait);
  const seconds = Math.max(0, Math.ceil((end - useNow(SECOND_MS)) / SECOND_MS));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (seconds === 0) over();
  }, [seconds]);
  return (
    <span role="timer" aria-live="off" className="muted">
      {words.failure.tryingIn(seconds)}
    </span>
  );
}

interface NextTryProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly error: ApiErrorFacts | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Reads again by a press and when the network returns. If the failure is temporary, also reads
 * after growing waits, which it counts down.
 */
export function NextTry({ error, busy, onRetry, size, variant }: NextTryProps) {
  const online = useOnline();
  const [failures, setFailures] = useState(0);
  useBackOnline(() => {
    if (!busy) onRetry();
  });
  if (!online) return null;

  const passes = error !== undefined && isPassing(error);
  const usual = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? LONGEST_MS;
  return (
    <>
      {passes && !busy && (
        <Countdown
          wait={Math.min(Math.max(error.retryAfterMs ?? 0, usual), LONGEST_MS)}
          onOver={() => {
            setFailures(failures + 1);
            onRetry();
          }}
        />
      )}
      {passes && busy && <span className="muted">{words.failure.trying}</span>}
      <Button size={size} variant={variant} icon="refresh" busy={busy} onClick={onRetry}>
        {passes ? words.failure.tryNow : words.failure.tryAgain}
      </Button>
    </>
  );
}
