import { type Call, callsOf } from '@/model/call';
import { expect, test } from 'vitest';
import { SERVER_VERBS } from '@/model/server/verbs';
import { verbOf } from '@/model/verb';
import { facts, record } from '../build';

const server = record('server', { id: 'srv-aaaaa', name: 'web', locked: false });

test('each verb makes its own call', () => {
  const calls = SERVER_VERBS.map((verb) => {
    if (verb.path !== undefined) {
      return `${verb.label}: ${verb.path(server, 'acc-aaaaa', facts())}`;
    }
    const [{ method, kind, id, action }] = callsOf(verb.request!(server, 'acc-aaaaa', facts())) as [
      Call,
    ];
    return `${verb.label}: ${method} ${kind} ${id ?? ''} ${action ?? ''}`.trim();
  });
  expect(calls).toEqual([
    'Start: POST server srv-aaaaa start',
    'Shut down: POST server srv-aaaaa shutdown',
    'Reboot: POST server srv-aaaaa reboot',
    'Force off: POST server srv-aaaaa stop',
    'Force reset: POST server srv-aaaaa reset',
    'Activate console: POST server srv-aaaaa activate_console',
    'Create snapshot: POST server srv-aaaaa snapshot',
    'Attach volume: /accounts/acc-aaaaa/servers/srv-aaaaa/attach/',
    'Create similar: /accounts/acc-aaaaa/servers/add/?similar=srv-aaaaa',
    'Resize: /accounts/acc-aaaaa/servers/srv-aaaaa/resize/',
    'Lock: PUT server srv-aaaaa lock_resource',
    'Unlock: PUT server srv-aaaaa unlock_resource',
    'Delete: DELETE server srv-aaaaa',
  ]);
});

test('what cuts the power asks first, deletion asks for the word', () => {
  const asked = SERVER_VERBS.map(({ id, confirm }) => [
    id,
    confirm?.word ?? (confirm ? 'yes' : ''),
  ]);
  expect(asked).toEqual([
    ['start', ''],
    ['shutdown', 'yes'],
    ['reboot', 'yes'],
    ['stop', 'yes'],
    ['reset', 'yes'],
    ['console', ''],
    ['snapshot', ''],
    ['attach', ''],
    ['similar', ''],
    ['resize', ''],
    ['lock', ''],
    ['unlock', ''],
    ['delete', 'delete'],
  ]);
});

test('of lock and unlock only the one that is meant is shown', () => {
  const shown = (locked: boolean) =>
    SERVER_VERBS.filter(
      (verb) => verb.shown?.(record('server', { id: 'srv-aaaaa', locked }), facts()) ?? true,
    )
      .map(({ id }) => id)
      .filter((id) => id.endsWith('lock'));
  expect(shown(false)).toEqual(['lock']);
  expect(shown(true)).toEqual(['unlock']);
});

test('start shows loading for one second', () => {
  expect(SERVER_VERBS.find(({ id }) => id === 'start')?.loadingMs).toBe(1000);
});

test('what leads elsewhere runs on one alone, what loses data is dangerous', () => {
  const alone = SERVER_VERBS.filter(({ many }) => !many).map(({ id }) => id);
  expect(alone).toEqual(['console', 'attach', 'similar', 'resize']);
  expect(SERVER_VERBS.filter(({ danger }) => danger).map(({ id }) => id)).toEqual([
    'stop',
    'reset',
    'delete',
  ]);
  expect(SERVER_VERBS.filter(({ section }) => section === 'danger')).toHaveLength(1);
});

test('what cuts the power has a gentle verb instead, which is allowed as often', () => {
  for (const [force, gentle] of [
    ['stop', 'shutdown'],
    ['reset', 'reboot'],
  ] as const) {
    const verb = verbOf(SERVER_VERBS, force);
    const instead = 'instead' in verb ? verb.instead : undefined;
    expect(instead).toBe(verbOf(SERVER_VERBS, gentle));
    for (const status of ['active', 'inactive', 'failed'] as const) {
      const one = record('server', { id: 'srv-aaaaa', status });
      expect(instead?.rule(one, facts())).toBe(verb.rule(one, facts()));
    }
  }
});

test('an id that no verb has throws at once', () => {
  expect(verbOf(SERVER_VERBS, 'start').label).toBe('Start');
  expect(() => verbOf(SERVER_VERBS, 'strat')).toThrow('There is no verb strat');
});

test('no two verbs share an id or a label', () => {
  expect(new Set(SERVER_VERBS.map(({ id }) => id)).size).toBe(SERVER_VERBS.length);
  expect(new Set(SERVER_VERBS.map(({ label }) => label)).size).toBe(SERVER_VERBS.length);
});
