import { expect, test } from 'vitest';
import { canEdit } from '@/model/load-balancer/rules';
import { LOAD_BALANCER_VERBS, loadBalancerPrimaryActions } from '@/model/load-balancer/verbs';
import { callsOf } from '@/model/call';
import { isBulkVerb, verbOf } from '@/model/verb';
import { facts, record } from '../build';

const balancer = (raw: object = {}) => record('load_balancer', { id: 'lba-aaaaa', ...raw });

const LOCKED = 'This load balancer is locked; unlock it first';
const ALREADY = 'This load balancer is already locked';
const UNLOCKED = 'This load balancer isn’t locked';
const CREATING = 'This load balancer is still being created';
const FAILING = 'This load balancer is failing';
const FAILED = 'This load balancer has failed';
const DELETING = 'This load balancer is being deleted';
const DELETED = 'This load balancer has been deleted';
const UNKNOWN = 'The status of this load balancer isn’t known yet';

/**
 * Reasons by status: against editing; then for one unlocked and one locked, against locking,
 * unlocking and deleting.
 */
const RULES: readonly [string | undefined, string, readonly string[], readonly string[]][] = [
  ['active', '', ['', UNLOCKED, ''], [ALREADY, '', LOCKED]],
  ...(
    [
      ['creating', CREATING],
      ['failing', FAILING],
      ['failed', FAILED],
      ['deleting', DELETING],
      ['deleted', DELETED],
      ['strange', 'This load balancer is strange'],
      [undefined, UNKNOWN],
    ] as const
  ).map(([status, why]): [string | undefined, string, string[], string[]] => [
    status,
    why,
    [why, why, why],
    [why, why, why],
  ]),
];

test.each(RULES)(
  'what can be done to a balancer that is %s, unlocked and locked',
  (status, edit, free, locked) => {
    for (const isLocked of [false, true]) {
      const one = balancer({ locked: isLocked, ...(status !== undefined && { status }) });
      const why = (id: string) => verbOf(LOAD_BALANCER_VERBS, id).rule(one, facts()) ?? '';
      expect(['lock', 'unlock', 'delete'].map(why)).toEqual(isLocked ? locked : free);
      expect(canEdit(one, facts()) ?? '').toBe(edit);
    }
  },
);

test('where the lock could not be read, nothing is locked, unlocked or deleted', () => {
  const one = { ...balancer({ status: 'active' }), unreadable: ['locked'] };
  const reasons = ['lock', 'unlock', 'delete'].map((id) =>
    verbOf(LOAD_BALANCER_VERBS, id).rule(one, facts()),
  );
  expect(new Set(reasons)).toEqual(new Set(['Couldn’t load the lock of this load balancer']));
});

test('each verb makes its own call, on a selection too, and deletion asks for its word', () => {
  const sent = LOAD_BALANCER_VERBS.filter(isBulkVerb).map((verb) => {
    const [call] = callsOf(verb.request(balancer(), 'acc-aaaaa', facts()));
    return `${call?.method ?? ''} ${call?.action ?? ''} ${verb.confirm?.word ?? ''}`.trim();
  });
  expect(sent).toEqual(['PUT lock_resource', 'PUT unlock_resource', 'DELETE  delete']);
});

test('one like another begins with what is known of it', () => {
  const similar = verbOf(LOAD_BALANCER_VERBS, 'similar');
  expect(similar.rule(balancer(), facts())).toBe(
    'The listeners of this load balancer aren’t known yet',
  );
  const known = balancer({ status: 'failed', listeners: [] });
  expect(similar.rule(known, facts())).toBeUndefined();
  expect(similar.path?.(known, 'acc-aaaaa', facts())).toBe(
    '/accounts/acc-aaaaa/load_balancers/add/?similar=lba-aaaaa',
  );
});

test('deletion names the cloud IPs that become unmapped; of many, how many', () => {
  const one = balancer({ cloud_ips: ['cip-aaaaa', 'cip-bbbbb'], nodes: ['srv-aaaaa'] });
  const deletion = verbOf(LOAD_BALANCER_VERBS, 'delete');
  expect(deletion.consequences?.(one, facts())).toEqual([
    'Its cloud IP cip-aaaaa stays and becomes unmapped.',
    'Its cloud IP cip-bbbbb stays and becomes unmapped.',
    'You keep its 1 server.',
  ]);
  expect(deletion.consequencesOfMany?.([one, balancer()], facts())).toEqual([
    '2 cloud IPs kept, unmapped.',
  ]);
});

test('a locked one offers to unlock it', () => {
  expect(loadBalancerPrimaryActions(balancer({ locked: true })).note.map(({ id }) => id)).toEqual([
    'unlock',
  ]);
  expect(loadBalancerPrimaryActions(balancer({ locked: false })).note).toEqual([]);
  const failed = balancer({ locked: false, status: 'failed' });
  expect(loadBalancerPrimaryActions(failed).note.map(({ id }) => id)).toEqual(['similar']);
});
