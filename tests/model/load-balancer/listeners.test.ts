import { expect, test } from 'vitest';
import {
  HTTPS_LISTENER,
  httpsPlace,
  type ListenerRow,
  listenerProblems,
  listenersForm,
  listenersProblem,
  wireListeners,
  withHttpsListener,
} from '@/model/load-balancer/listeners';
import { record } from '../build';

const row = (changes: Partial<ListenerRow> = {}): ListenerRow => ({
  protocol: 'http',
  in: '80',
  out: '80',
  timeout: '30',
  proxy: '',
  ...changes,
});

test.each<[Partial<ListenerRow>, keyof ListenerRow, string]>([
  [{ in: '' }, 'in', 'Please enter port from 1 - 65535.'],
  [{ in: '0' }, 'in', 'Please enter port from 1 - 65535.'],
  [{ in: '65536' }, 'in', 'Please enter port from 1 - 65535.'],
  [{ out: 'http' }, 'out', 'Please enter port from 1 - 65535.'],
  [{ out: '1.5' }, 'out', 'Please enter port from 1 - 65535.'],
  [{ timeout: '' }, 'timeout', 'Please enter timeout from 1 - 86400.'],
  [{ timeout: '0' }, 'timeout', 'Please enter timeout from 1 - 86400.'],
  [{ timeout: '86401' }, 'timeout', 'Please enter timeout from 1 - 86400.'],
  [{ timeout: '0x10' }, 'timeout', 'Please enter timeout from 1 - 86400.'],
  [{ timeout: '1e3' }, 'timeout', 'Please enter timeout from 1 - 86400.'],
  [{ protocol: '' }, 'protocol', 'Please select protocol.'],
])('of %o, the %s: %s', (changes, field, words) => {
  const [problems] = listenerProblems([row(changes)]);
  expect(Object.entries(problems ?? {}).filter(([, problem]) => problem)).toEqual([[field, words]]);
});

test('“in” ports are unique, “out” ports need not be', () => {
  const problems = listenerProblems([row(), row({ in: '0080' }), row({ in: '81' })]);
  expect(problems.map((each) => each.in)).toEqual([
    undefined,
    'Please use unique "in" ports.',
    undefined,
  ]);
});

test('there is at least one, of HTTPS where that is set up', () => {
  const none = 'Load Balancers must have at least one listener';
  const needed = 'Please create an HTTPS listener to support your HTTPS configuration';
  expect(listenersProblem([row({ in: '', out: ' ' })], 'allowed')).toBe(none);
  expect(listenersProblem([], 'needed')).toBe(none);
  expect(listenersProblem([row()], 'allowed')).toBeUndefined();
  expect(listenersProblem([row()], 'needed')).toBe(needed);
  expect(listenersProblem([row({ protocol: 'https+wss' })], 'needed')).toBeUndefined();
});

test('an HTTPS listener without certificate and domains is told before it is sent', () => {
  const words = 'Set up HTTPS before adding an HTTPS listener';
  const rows = [row(), row({ protocol: 'https', in: '443' })];
  expect(listenersProblem(rows, 'refused')).toBe(words);
  expect(listenersProblem(rows, 'allowed')).toBeUndefined();
  expect(listenersProblem([row()], 'refused')).toBeUndefined();
});

test.each([
  ['one without HTTPS', { acme: null, certificate: null }, 'refused'],
  ['one whose HTTPS is not known', {}, 'allowed'],
  ['one with a certificate', { acme: null, certificate: { subject: 'a.example' } }, 'needed'],
  [
    'one whose HTTPS listener the provider took without any',
    { acme: null, certificate: null, listeners: [HTTPS_LISTENER] },
    'allowed',
  ],
])('%s', (_, raw, place) => {
  const balancer = record('load_balancer', { id: 'lba-aaaaa', listeners: [], ...raw });
  expect(httpsPlace(balancer)).toBe(place);
});

test('seconds on the screen, milliseconds on the wire; no proxy protocol is null', () => {
  const balancer = record('load_balancer', {
    id: 'lba-aaaaa',
    listeners: [
      { protocol: 'http+ws', in: 80, out: 8080, timeout: 1500, proxy_protocol: null },
      { protocol: 'tcp', in: 25, out: 25, proxy_protocol: 'v2-ssl-cn' },
    ],
  });
  const { rows = [] } = listenersForm(balancer) ?? {};
  expect(rows.map(({ timeout, proxy }) => [timeout, proxy])).toEqual([
    ['1.5', ''],
    ['50', 'v2-ssl-cn'],
  ]);
  expect(wireListeners(rows)).toEqual([
    { protocol: 'http+ws', in: 80, out: 8080, timeout: 1500, proxy_protocol: null },
    { protocol: 'tcp', in: 25, out: 25, timeout: 50_000, proxy_protocol: 'v2-ssl-cn' },
  ]);
  expect(listenersForm(record('load_balancer', { id: 'lba-aaaaa' }))).toBeUndefined();
});

test('the listener that HTTPS adds, where there is none', () => {
  const plain = { protocol: 'http', in: 80, out: 80 };
  expect(withHttpsListener([plain])).toEqual([
    plain,
    { protocol: 'https', in: 443, out: 80, timeout: 50_000, proxy_protocol: null },
  ]);
  expect(withHttpsListener([HTTPS_LISTENER])).toEqual([HTTPS_LISTENER]);
});
