import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPendingCount } from '@/store/calls/calls-slice';
import { selectIsTransferring } from '@/store/transfers/transfers-slice';
import { events } from '@/store/events/events-slice';
import { usePageGuard } from './use-page-guard';

/** Asks before calls or uploads under way are lost (decisions.md), then reconnects the event stream. */
export function PageGuard() {
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingCount) > 0;
  const transferring = useSelector(selectIsTransferring);
  const reconnect = useCallback(() => {
    dispatch(events.actions.resumed({ awayMs: 0 }));
  }, [dispatch]);
  usePageGuard(pending || transferring, reconnect);
  return null;
}
