import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { useLogOut } from '@/components/scope/leave/use-log-out';
import { useNow } from '@/components/scope/use-now';
import { SignInFailure } from './sign-in-failure';

/** Shown until the user is known. */
export const CHECKING = 'Checking who has signed in…';

const SECOND_MS = 1000;

/** `4:59`. */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time until sign-out; not read out at every tick. */
function Countdown({ deadline }: { readonly deadline: number }) {
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

interface PromptFrameProps {
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly action: string;
  readonly onSubmit: () => void;
  /** Beside 'Log out'. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of both steps. */
export function PromptFrame({ deadline, action, onSubmit, other, children }: PromptFrameProps) {
  // Asks about unfinished changes, as the menu does.
  const logOut = useLogOut();
  const { status, busy } = useSelector(selectSession);
  // Answered here or in another window.
  const answered = status === 'valid';
  return (
    <DialogFrame
      title="Stay logged in?"
      busy={busy || answered}
      onSubmit={() => {
        if (!busy && !answered) onSubmit();
      }}
      actions={
        <>
          <Button icon="sign-out" onClick={logOut}>
            Log out
          </Button>
          {other}
          <Button type="submit" variant="primary" busy={busy || answered}>
            {action}
          </Button>
        </>
      }
    >
      <p>
        Your session has ended. Everything on this page is kept as it is.{' '}
        {answered ? CHECKING : <Countdown deadline={deadline} />}
      </p>
      <SignInFailure />
      {children}
    </DialogFrame>
  );
}
