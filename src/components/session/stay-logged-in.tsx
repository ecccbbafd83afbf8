import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import { GRACE_MS } from '@/store/session/session-saga';
import { selectIsInert, selectSession, type SessionState } from '@/store/session/session-slice';
import { Modal } from '@/ui/dialogs/modal';
import { lazyLayer } from '@/ui/lazy-layer';

const load = lazyPart(() => import('./question'));
const Question = lazyLayer(async () => ({ default: (await load()).Question }));

/** The last focused element outside the layer: whatever becomes inert loses the focus. */
function useLastFocus(watching: boolean) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!watching) return undefined;
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    if (document.activeElement instanceof HTMLElement) last.current = document.activeElement;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [watching]);
  return last;
}

/** Covers the screens until it is known who signed in (docs/product/sign-in.md#same-user). */
export function StayLoggedIn() {
  const { status, signInCount } = useSelector(selectSession);
  const inert = useSelector(selectIsInert);
  const focus = useLastFocus(!inert);
  useEffect(() => {
    if (!inert) return undefined;
    const before = focus.current;
    return () => {
      // Until the layer is gone, the screen cannot take the focus.
      setTimeout(() => before?.focus(), 0);
    };
  }, [inert, focus]);
  // An answered prompt stays; a new expiry gets a new prompt.
  return inert ? <Prompt key={status === 'expired' ? signInCount : signInCount - 1} /> : null;
}

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

/** Asks whether the session of the component's mount has ended: another user may be signed in. */
export function useSessionEnded(): () => boolean {
  const store = useStore<{ session: SessionState }>();
  const [ends] = useState(() => selectSession(store.getState()).endCount);
  return useCallback(() => selectSession(store.getState()).endCount !== ends, [ends, store]);
}
