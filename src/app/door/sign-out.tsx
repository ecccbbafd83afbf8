import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectSessionStatus, session } from '@/store/session/session-slice';
import { paths } from '@/model/paths';
import { Waiting } from './session-gate';

/** `/logout/`: signs out and clears what was known (spec 1 §2), then shows the door. */
export function SignOut() {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  useEffect(() => {
    if (status !== 'invalid') dispatch(session.signOutWanted());
  }, [dispatch, status]);
  return status === 'invalid' ? <Navigate to={paths.home} replace /> : <Waiting />;
}
