import { expect, test } from 'vitest';
import { createSteps, type MadeServers } from '@/screens/servers/add/create-steps';
import type { Call } from '@/model/call';
import type { CallOutcome } from '@/store/calls/manager';

const bodies = [1, 2, 3].map((each) => ({ name: `web-${each}`, server_type: 'typ-aaaaa' }));
const ok = (body: unknown): CallOutcome => ({ ok: true, answer: { status: 202, body, links: {} } });
const refused: CallOutcome = {
  ok: false,
  error: {
    kind: 'refused',
    status: 403,
    name: 'account_limit_reached',
    messages: ['No more'],
    said: 'fields',
    requestId: 'req-1',
  },
};

/** Answers each call in turn, and tells what was sent. */
function provider(answers: readonly CallOutcome[]) {
  const sent: string[] = [];
  const left = [...answers];
  return {
    sent,
    send: (call: Call) => {
      const name = call.body?.['name'];
      sent.push(`${call.method} ${call.kind} ${typeof name === 'string' ? name : ''}`.trim());
      return Promise.resolve(left.shift() ?? refused);
    },
  };
}

const order = (made: MadeServers, onPart: (made: number, of: number) => void) =>
  createSteps({ keys: '', user: 'usr-aaaaa', bodies, made, onPart });

test('a second try makes only what the first did not', async () => {
  const made: MadeServers = new Map();
  const told: string[] = [];
  const tell = (count: number, of: number) => void told.push(`${count} of ${of}`);
  const first = provider([ok(1), ok(2), refused]);
  expect(await order(made, tell)(first.send)).toBe(refused);
  expect(told).toEqual(['2 of 3']);
  const second = provider([ok(3)]);
  expect(await order(made, tell)(second.send)).toEqual(ok(3));
  expect(second.sent).toEqual(['POST server web-3']);
});

test('keys that cannot be saved end it before any server is made', async () => {
  const { send, sent } = provider([refused]);
  const steps = createSteps({
    keys: 'ssh-rsa AAAA',
    user: 'usr-aaaaa',
    bodies,
    made: new Map(),
    onPart: () => undefined,
  });
  expect(await steps(send)).toBe(refused);
  expect(sent).toEqual(['PUT user']);
});
