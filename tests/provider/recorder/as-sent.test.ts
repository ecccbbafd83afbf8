import { expect, test } from 'vitest';
import { asSent } from '@/provider/recorder/as-sent';

test('an answer goes to the worker as plain data, without what lets somebody in', () => {
  const headers = new Headers({
    'X-Account-Meta-Temp-URL-Key': 'a',
    'X-Auth-Token': 'b',
    'X-Oauth-Scopes': 'orbit',
    'X-Request-Id': 'req-1',
  });
  expect(asSent({ at: 1, number: 2, status: 200, headers, text: '[]' })).toEqual({
    at: 1,
    number: 2,
    status: 200,
    headers: {
      'x-account-meta-temp-url-key': 'redacted',
      'x-auth-token': 'redacted',
      'x-oauth-scopes': 'orbit',
      'x-request-id': 'req-1',
    },
    text: '[]',
  });
});

test('what was not answered has the status 0, and why', () => {
  const heard = { at: 1, number: 2, failure: 'network' } as const;
  expect(asSent(heard)).toEqual({ ...heard, status: 0 });
});
