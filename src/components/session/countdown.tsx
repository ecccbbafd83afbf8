import { useNow } from '../time/use-now';

const SECOND_MS = 1000;

/** `4:59`. */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long until it signs out by itself. A timer is not read out at every tick. */
export function Countdown({ deadline }: { readonly deadline: number }) {
  const now = useNow(SECOND_MS);
  return (
    <span>
      You will be logged out in{' '}
      <strong role="timer" aria-label="Time left">
        {clock(deadline - now)}
      </strong>
      .
    </span>
  );
}
