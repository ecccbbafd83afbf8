import { expect, test, vi } from 'vitest';
import { startAct } from '@/components/verbs/start-act';
import type { Call } from '@/model/call';
import type { CallManager, CallOutcome, CallRequest } from '@/store/calls/manager';

const done: CallOutcome = { ok: true, answer: { status: 202, body: null, links: {} } };
const failed: CallOutcome = { ok: false, cancelled: true };
const group: Call = { method: 'DELETE', kind: 'server_group', id: 'grp-aaaaa' };
const policy: Call = { ...group, kind: 'firewall_policy', id: 'fwp-aaaaa' };

/** A manager that answers with these outcomes, in turn. */
function manager(...outcomes: CallOutcome[]) {
  const startCall = vi.fn((request: CallRequest) => ({
    id: request.call.id ?? '',
    outcome: Promise.resolve(outcomes.shift() ?? done),
  }));
  const calls: Pick<CallManager, 'startCall'> = { startCall };
  return { calls, sent: () => startCall.mock.calls.map(([{ call }]) => call.id), startCall };
}

const request = { verb: 'delete', title: 'Delete', account: 'acc-aaaaa' };

test('what follows waits for what goes before', async () => {
  const { calls, sent } = manager(done, done);
  const started = startAct(calls, { ...request, act: { call: group, next: [policy] } });
  expect(started.id).toBe('grp-aaaaa');
  expect(sent()).toEqual(['grp-aaaaa']);
  expect(await started.outcome).toBe(done);
  expect(sent()).toEqual(['grp-aaaaa', 'fwp-aaaaa']);
});

test('nothing follows a failure', async () => {
  const { calls, sent } = manager(failed);
  const { outcome } = startAct(calls, { ...request, act: { call: group, next: [policy] } });
  expect(await outcome).toBe(failed);
  expect(sent()).toEqual(['grp-aaaaa']);
});

test('a failure of what follows is the outcome', async () => {
  const { calls } = manager(done, failed);
  const { outcome } = startAct(calls, { ...request, act: { call: group, next: [policy] } });
  expect(await outcome).toBe(failed);
});

test('the words of success go with the last call', async () => {
  const { calls, startCall } = manager();
  const toast = { success: 'Deleted' };
  const act = { call: group, next: [policy] };
  await startAct(calls, { ...request, act, toast }).outcome;
  expect(startCall.mock.calls.map(([{ toast: told }]) => told)).toEqual([undefined, toast]);
});
