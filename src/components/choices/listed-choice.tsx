import { type ReactNode, use } from 'react';
import { useDispatch } from 'react-redux';
import type { Kind } from '@/model/kinds';
import { isUnread, unreadRows } from '@/store/resources/resources-state';
import { resources } from '@/store/resources/resources-actions';
import { Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { useAccount } from '../account/account-context';
import { DroppedRows, ListFailure, RefreshFailure } from '../lists/list-notes';
import { useList } from '../store/use-list';
import { PartlyReadContext } from './partly-read-context';

interface ListedChoiceProps {
  readonly kind: Kind;
  readonly children: ReactNode;
}

/** A choice from an account's list; an unread list is not said to be empty (spec 2 §2 "Lists"). */
export function ListedChoice({ kind, children }: ListedChoiceProps) {
  const account = useAccount();
  const dispatch = useDispatch();
  const list = useList(kind);
  const { status, ids, error } = list;
  const isPartlyRead = use(PartlyReadContext) || unreadRows(list).length > 0;
  if (isUnread(status)) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const onRetry = () => dispatch(resources.actions.refreshWanted({ kind, account }));
  const failure = { kind, error, onRetry };
  if (status === 'error' && ids.length === 0) return <ListFailure {...failure} />;
  return (
    <Stack gap="m">
      {status === 'error' && <RefreshFailure {...failure} />}
      <DroppedRows kind={kind} />
      <PartlyReadContext value={isPartlyRead}>{children}</PartlyReadContext>
    </Stack>
  );
}
