import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { useLogOut } from '@/components/scope/leave/use-log-out';
import { CodePrompt } from './code-prompt';
import { PasswordPrompt } from './password-prompt';
import { CHECKING } from './prompt-frame';

interface QuestionProps {
  /** False when another window's sign-in has taken over. */
  readonly asks: boolean;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/** The step that is due, or a wait for the user to be known. */
export function Question({ asks, deadline }: QuestionProps) {
  const { step } = useSelector(selectSession);
  if (!asks) return <Elsewhere />;
  return step === 'password' ? (
    <PasswordPrompt deadline={deadline} />
  ) : (
    <CodePrompt deadline={deadline} />
  );
}

/** Another window signed in while this session seemed alive. */
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
