import { expect, test } from 'vitest';
import { bulkReason } from '@/components/lists/verbs/bulk-plan';
import { verbReason } from '@/components/lists/verbs/verb-reason';
import { isBulkVerb, verbOf } from '@/model/verb';
import { SERVER_VERBS } from '@/model/server/verbs';
import { facts, record } from '../../../model/build';

const server = record('server', { id: 'srv-aaaaa', name: 'web', status: 'active' });
const online = facts();
const offline = { ...online, offline: true };

test('offline no verb can be sent, on one record or on many, and says why', () => {
  const stop = verbOf(SERVER_VERBS, 'stop');
  expect(verbReason(server, stop, online)).toBeUndefined();
  expect(verbReason(server, stop, offline)).toBe('You’re offline');
  const [many] = [stop].filter(isBulkVerb);
  expect(bulkReason([server, server], many!, offline)).toBe('You’re offline');
});

test('offline a verb that leads to a screen still does', () => {
  const resize = verbOf(SERVER_VERBS, 'resize');
  expect(verbReason(server, resize, offline)).toBe(verbReason(server, resize, online));
});
