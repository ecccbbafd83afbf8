import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSessionStatus, session } from '@/store/session/session-slice';
import { Waiting } from './session-gate';

interface SignOutProps {
  readonly children: ReactNode;
}

export function SignOut({ children }: SignOutProps) {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  // Only once: a sign-in on this page is kept.
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current && status !== 'invalid') dispatch(session.signOutRequested());
    asked.current = true;
  }, [dispatch, status]);
  return status === 'invalid' ? children : <Waiting />;
}
