import type { Action } from '@reduxjs/toolkit';
import type { Mutations } from '@/model/call';
import { calls } from '../calls/calls-slice';
import { session } from '../session/session-slice';
import { isEventOf, isShownAgain } from './is-shown';

const PAYING: ReadonlySet<keyof Mutations | undefined> = new Set([
  'chargeBillingMethod',
  'updateBillingMethod',
]);

export function isBilled(action: Action): boolean {
  const isPaying = calls.actions.mutated.match(action) && PAYING.has(action.payload.mutation);
  const isElsewhere = isEventOf('account', action) || isShownAgain(action);
  return isPaying || isElsewhere || session.signedIn.match(action);
}
