import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { GRACE_MS } from '@/store/session/session-saga';
import { selectIsHeld, selectSession } from '@/store/session/session-slice';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { useLogOut } from '../leave/use-log-out';
import { CodePrompt } from './code-prompt';
import { PasswordPrompt } from './password-prompt';
import { CHECKING } from './prompt-frame';
import { useLastFocus } from './use-last-focus';

/**
 * 'Stay logged in?' (spec 1 §2), over the mounted screens, which are inert and keep what was
 * typed into them; it stands until it is known that the same user goes on. Rendered once, by `app`;
 * while it stands nothing else can be reached.
 */
export function StayLoggedIn() {
  const { status, signIns } = useSelector(selectSession);
  const held = useSelector(selectIsHeld);
  const focus = useLastFocus(!held);
  useEffect(() => {
    if (!held) return undefined;
    const before = focus.current;
    return () => {
      // Once the layer is gone and the screen can be reached again.
      setTimeout(() => before?.focus(), 0);
    };
  }, [held, focus]);
  // The prompt that was answered goes on standing; a session that ends anew is asked about anew.
  return held ? <Prompt key={status === 'expired' ? signIns : signIns - 1} /> : null;
}

/** Stands from the moment of expiry, so it knows when the time is up. */
function Prompt() {
  const { status, step } = useSelector(selectSession);
  const [asks] = useState(status === 'expired');
  const [deadline] = useState(() => Date.now() + GRACE_MS);
  const question =
    step === 'password' ? (
      <PasswordPrompt deadline={deadline} />
    ) : (
      <CodePrompt deadline={deadline} />
    );
  return (
    <Modal size="s" dismissable={false} onClose={() => undefined}>
      {asks ? question : <Elsewhere />}
    </Modal>
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
