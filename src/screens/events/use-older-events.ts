import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import type { ListSource } from '@/components/scope/data/use-list';
import { type EventHistory, eventHistoryQuery } from '@/store/queries/event-history-query';
import { type Known, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';

export function useOlderEvents(): ListSource<unknown>['more'] {
  const request = queryRequest(eventHistoryQuery, { account: useAccount() });
  const { status, data } = useSelector((state: WithQueries) =>
    selectKnown(state, request),
  ) as Known<EventHistory>;
  if (status === 'error') return 'unread';
  if (status !== 'loaded') return 'reading';
  return data?.isCut === true ? 'unread' : undefined;
}
