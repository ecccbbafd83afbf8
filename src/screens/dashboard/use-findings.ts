import { useDeferredValue, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { useShown } from '@/components/scope/data/use-query';
import { useNow } from '@/components/scope/use-now';
import type { AttentionSource } from '@/model/attention/attention';
import { type Findings, lookOver, SOURCES, type SourceState } from '@/model/attention/checks';
import { withCertificates } from '@/model/attention/network';
import type { Billing } from '@/model/billing/billing';
import { billingQuery } from '@/store/queries/billing-query';
import { type Known, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { queryRequest } from '@/store/queries/query';
import {
  selectIsFirstReadPending,
  selectList,
  selectListRecords,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import {
  isFirstReadPending,
  resources,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';

/** Known billing of the account, without requesting it. */
export function useKnownBilling(): Known<Billing> {
  const account = useAccount();
  const request = queryRequest(billingQuery, { account, status: undefined });
  return useSelector((state: WithQueries) => selectKnown(state, request)) as Known<Billing>;
}

const LISTS = SOURCES.filter((source) => source !== 'account' && source !== 'billing');

/**
 * Balancers whose certificates are read, as only full records contain them. Any further ones are
 * reported as not judged.
 */
const MOST_BALANCERS = 10;

function certified(state: WithResources, account: string): readonly string[] {
  const balancers = selectListRecords(state, 'load_balancer', account);
  return withCertificates(balancers)
    .slice(0, MOST_BALANCERS)
    .map(({ id }) => id);
}

function listState(
  state: WithResources,
  kind: (typeof LISTS)[number],
  account: string,
): SourceState {
  const list = selectList(state, kind, account);
  if (list.error !== undefined) return 'failed';
  if (isFirstReadPending(list.status)) return 'pending';
  const isWaiting =
    kind === 'load_balancer' &&
    certified(state, account).some((id) => selectIsFirstReadPending(state, kind, id));
  if (isWaiting) return 'pending';
  return unreadableRows(list).length > 0 ? 'partly' : 'known';
}

/** The panel itself asks for the full record. */
function accountState(state: WithResources, account: string): SourceState {
  const { full, status } = selectRecordStatus(state, 'account', account);
  if (full) return 'known';
  return isFirstReadPending(status) || status === 'refreshing' ? 'pending' : 'failed';
}

function billingState({ data, error }: ReturnType<typeof useKnownBilling>): SourceState {
  if (error !== undefined) return 'failed';
  if (data === undefined) return 'pending';
  const { balance, invoices, card, dropped } = data;
  const isWhole = balance !== undefined && invoices !== undefined && card !== undefined;
  return isWhole && dropped.length === 0 ? 'known' : 'partly';
}

function useReads(mayRead: boolean): void {
  const account = useAccount();
  const dispatch = useDispatch();
  const balancers = useSelector((state: WithResources) => certified(state, account).join(' '));
  const ids = balancers.split(' ').filter(Boolean);
  useShown([
    ...(mayRead ? LISTS : []).map((kind) => ({ kind, account })),
    ...ids.map((id) => ({ kind: 'load_balancer', id, account }) as const),
  ]);
  useEffect(() => {
    if (!mayRead) return;
    for (const kind of LISTS) dispatch(resources.actions.listRequested({ kind, account }));
  }, [account, dispatch, mayRead]);
  useEffect(() => {
    for (const id of balancers.split(' ').filter(Boolean)) {
      dispatch(resources.actions.recordRequested({ kind: 'load_balancer', id, account }));
    }
  }, [account, balancers, dispatch]);
}

export function useFindings(mayRead: boolean): Findings {
  const account = useAccount();
  useReads(mayRead);
  const billing = useKnownBilling();
  const now = useNow();
  const latest = useSelector((state: WithResources) => state.resources);
  // User input goes before any change of the data.
  const known = useDeferredValue(latest);
  return useMemo(() => {
    const state: WithResources = { resources: known };
    const stateOf = (source: AttentionSource) => {
      if (source === 'billing') return billingState(billing);
      if (source === 'account') return accountState(state, account);
      return listState(state, source, account);
    };
    return lookOver(
      {
        account,
        now,
        billing: billing.data,
        get: (kind, id) => selectRecord(state, kind, id),
        list: (kind) => selectListRecords(state, kind, account),
      },
      stateOf,
    );
  }, [account, billing, known, now]);
}
