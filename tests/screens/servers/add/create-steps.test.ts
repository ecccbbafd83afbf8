import { expect, test, vi } from 'vitest';
import { createSteps } from '@/screens/servers/add/create-steps';
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

test('each is told as it stands; the first refusal ends it, and tells how many do', async () => {
  const onMade = vi.fn();
  const onPart = vi.fn();
  const { send, sent } = provider([ok(1), ok(2), refused]);
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(await steps(send)).toBe(refused);
  expect(onMade.mock.calls).toEqual([[1], [2]]);
  expect(sent).toEqual(['POST server web-1', 'POST server web-2', 'POST server web-3']);
  expect(onPart.mock.calls).toEqual([[2]]);
});

test('one of several whose answer was lost is not made again where it has been found', async () => {
  const onMade = vi.fn();
  const lost: CallOutcome = { ...refused, made: ['srv-bbbbb'] };
  const { send, sent } = provider([ok(1), lost, ok(3)]);
  const onPart = vi.fn();
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(await steps(send)).toMatchObject({ ok: true });
  expect(onMade.mock.calls).toEqual([[1], [2], [3]]);
  expect(sent).toHaveLength(3);
  expect(onPart).not.toHaveBeenCalled();
});

test.each([
  ['of which two have been found', ['srv-bbbbb', 'srv-ccccc']],
  ['of which none has been found', []],
])('one of several whose answer was lost, and %s, ends it', async (_, made) => {
  const lost: CallOutcome = { ...refused, made };
  const { send, sent } = provider([lost]);
  const nothing = () => undefined;
  const steps = createSteps({
    keys: '',
    user: 'usr-aaaaa',
    bodies,
    onMade: nothing,
    onPart: nothing,
  });
  expect(await steps(send)).toBe(lost);
  expect(sent).toEqual(['POST server web-1']);
});

test('where none was made there is nothing to tell', async () => {
  const [onMade, onPart] = [vi.fn(), vi.fn()];
  const { send } = provider([refused]);
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(await steps(send)).toBe(refused);
  expect(onMade).not.toHaveBeenCalled();
  expect(onPart).not.toHaveBeenCalled();
});

test('keys that cannot be saved end it before any server is made', async () => {
  const { send, sent } = provider([refused]);
  const keys = 'ssh-rsa AAAA';
  const steps = createSteps({
    keys,
    user: 'usr-aaaaa',
    bodies,
    onMade: () => undefined,
    onPart: () => undefined,
  });
  expect(await steps(send)).toBe(refused);
  expect(sent).toEqual(['PUT user']);
});
