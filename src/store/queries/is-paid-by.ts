import type { Action } from '@reduxjs/toolkit';
import type { Mutations } from '@/model/call';
import { calls } from '../calls/calls-slice';

const PAYING: ReadonlySet<keyof Mutations | undefined> = new Set([
  'chargeBillingMethod',
  'updateBillingMethod',
]);

/** Whether a card was saved or charged by this, or may have been. */
export function isPaidBy(action: Action): boolean {
  return calls.actions.mutated.match(action) && PAYING.has(action.payload.mutation);
}
