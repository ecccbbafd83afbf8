import { afterEach, expect, test } from 'vitest';
import { failureDetails, plainPath } from '@/components/failure/failure-tools';
import { paths } from '@/model/paths';
import { publicPaths } from '@/model/public-paths';
import { containerId, objectId } from '@/model/orbit/ids';

const A = 'acc-aaaaa';
const AT = Date.UTC(2026, 10, 23, 13, 5);

afterEach(() => window.history.replaceState(null, '', '/'));

test('what is told of a failure is a line each: what, answer, message, request, time, page, release', () => {
  window.history.replaceState(null, '', '/accounts/acc-aaaaa/servers/srv-aaaaa/?search=my+secret');
  const error = {
    status: 500,
    name: 'internal_error',
    messages: ['Something went wrong at our end'],
    requestId: 'req-1',
  };
  expect(failureDetails('Couldn’t shut down web-1', error, AT)).toMatch(
    /^Problem: Couldn’t shut down web-1\nResponse: 500 internal_error\nMessage: Something went wrong at our end\nRequest: req-1\nTime: 2026-11-23T13:05:00\.000Z\nPage: \/accounts\/acc-aaaaa\/servers\/srv-aaaaa\/\nVersion: v[\d.]+$/u,
  );
});

test('what is not known has no line, but that there was no answer', () => {
  const text = failureDetails('Sign in', { kind: 'network', messages: ['Sign in'] }, AT);
  expect(text).toContain('Response: none');
  expect(text).not.toMatch(/Message|Request|undefined/u);
});

test.each([
  paths.record('container', A, containerId(A, 'my secret')),
  paths.record('object', A, objectId(A, 'my secret', 'my secret/a.txt')),
  publicPaths.verifyEmail('my secret'),
])('of %s neither a name nor the secret of a link is told', (path) => {
  expect(decodeURIComponent(path)).toContain('my secret');
  expect(decodeURIComponent(plainPath(path))).not.toContain('my secret');
});

test('ids are', () => {
  expect(plainPath(paths.record('server', A, 'srv-aaaaa'))).toBe(
    paths.record('server', A, 'srv-aaaaa'),
  );
});
