import { lazy, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { GRACE_MS } from '@/store/session/session-saga';
import { selectIsHeld, selectSession } from '@/store/session/session-slice';
import { Modal } from '@/ui/dialogs/modal';
import { preload } from '@/ui/preload';
import { useLastFocus } from './use-last-focus';

const load = () => import('./question');
const Question = lazy(async () => ({ default: (await load()).Question }));

/** Fetches the code of the prompt before the session runs out. */
export function preloadPrompt(): void {
  preload(load);
}

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
  const { status } = useSelector(selectSession);
  const [asks] = useState(status === 'expired');
  const [deadline] = useState(() => Date.now() + GRACE_MS);
  return (
    <Modal size="s" dismissable={false} onClose={() => undefined}>
      <Question asks={asks} deadline={deadline} />
    </Modal>
  );
}
