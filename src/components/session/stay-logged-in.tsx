import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { GRACE_MS } from '@/store/session/session-saga';
import { selectSession, selectSessionStatus } from '@/store/session/session-slice';
import { Modal } from '@/ui/dialogs/modal';
import { CodePrompt } from './code-prompt';
import { PasswordPrompt } from './password-prompt';
import { useLastFocus } from './use-last-focus';

/**
 * 'Stay logged in?' (spec 1 §2), over the mounted screens, which are inert and keep what was
 * typed into them. Rendered once, by `app`; while it stands nothing else can be reached.
 */
export function StayLoggedIn() {
  const expired = useSelector(selectSessionStatus) === 'expired';
  const focus = useLastFocus(!expired);
  useEffect(() => {
    if (!expired) return undefined;
    const before = focus.current;
    return () => {
      // Once the layer is gone and the screen can be reached again.
      setTimeout(() => before?.focus(), 0);
    };
  }, [expired, focus]);
  return expired ? <Prompt /> : null;
}

/** Stands from the moment of expiry, so it knows when the time is up. */
function Prompt() {
  const { step } = useSelector(selectSession);
  const [deadline] = useState(() => Date.now() + GRACE_MS);
  return (
    <Modal size="s" dismissable={false} onClose={() => undefined}>
      {step === 'password' ? (
        <PasswordPrompt deadline={deadline} />
      ) : (
        <CodePrompt deadline={deadline} />
      )}
    </Modal>
  );
}
