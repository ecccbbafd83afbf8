import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { useLogOut } from '../leave/use-log-out';
import { CodePrompt } from './code-prompt';
import { PasswordPrompt } from './password-prompt';
import { CHECKING } from './prompt-frame';

interface QuestionProps {
  /** Whether the session has expired, rather than been taken over by another window's. */
  readonly asks: boolean;
  /** When it signs out by itself, in milliseconds since the epoch. */
  readonly deadline: number;
}

/** What stands over the screens while it isn't known who goes on: the step that is due, or a wait. */
export function Question({ asks, deadline }: QuestionProps) {
  const { step } = useSelector(selectSession);
  if (!asks) return <Elsewhere />;
  return step === 'password' ? (
    <PasswordPrompt deadline={deadline} />
  ) : (
    <CodePrompt deadline={deadline} />
  );
}

/** Somebody has signed in in another window, over a session that this one thought alive. */
function Elsewhere() {
  const logOut = useLogOut();
  return (
    <DialogFrame
      title="Signed in in another window"
      busy
      actions={
        <Button icon="sign-out" onClick={logOut}>
          Log out
        </Button>
      }
    >
      <p>{CHECKING}</p>
    </DialogFrame>
  );
}
