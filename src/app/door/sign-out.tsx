import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSessionStatus, session } from '@/store/session/session-slice';
import { Waiting } from './session-gate';

interface SignOutProps {
  /** Stands here once nobody is signed in. */
  readonly children: ReactNode;
}

/** `/logout/`: signs out and clears what was known (spec 1 §2), then shows the door. */
export function SignOut({ children }: SignOutProps) {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  // Once: whoever signs in at the door that stands here stays in.
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current && status !== 'invalid') dispatch(session.signOutWanted());
    asked.current = true;
  }, [dispatch, status]);
  return status === 'invalid' ? children : <Waiting />;
}
