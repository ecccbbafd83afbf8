import { expect, test } from 'vitest';
import type { Id } from '@/model/ids';
import { events } from '@/store/events/events-slice';
import { balanceQuery } from '@/store/queries/balance-query';
import { billingQuery } from '@/store/queries/billing-query';
import { orbitAccountQuery } from '@/store/queries/orbit-account-query';
import { userDetailsQuery } from '@/store/queries/user-details-query';

const { eventsReceived, polled, resumed } = events.actions;

const told = (id: string) =>
  eventsReceived({
    events: [{ id: 'evt-aaaaa' as Id<'event'>, resource: { id, resource_type: undefined } }],
  });
const focused = resumed({ awayMs: 0 });
const seenAgain = resumed({ awayMs: 1 });

test.each([
  [balanceQuery, [true, false, false, true, true]],
  [billingQuery, [true, false, false, true, true]],
  [orbitAccountQuery, [false, false, false, true, true]],
  [userDetailsQuery, [false, false, true, true, false]],
])('what may have changed elsewhere is read again: $name', (query, stale) => {
  const actions = [told('acc-aaaaa'), told('srv-aaaaa'), focused, seenAgain, polled()];
  expect(actions.map((action) => query.staleOn?.(action, {} as never))).toEqual(stale);
});
