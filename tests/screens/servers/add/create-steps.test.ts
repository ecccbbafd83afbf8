import { expect, test, vi } from 'vitest';
import { createSteps } from '@/screens/servers/add/create-form';
import type { Call } from '@/model/call';
import type { CallEnd } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';

const bodies = [1, 2, 3].map((each) => ({ name: `web-${each}`, server_type: 'typ-aaaaa' }));
const ok = (body: unknown): CallEnd => ({ ok: true, answer: { status: 202, body, links: {} } });
const refused: CallEnd = {
  ok: false,
  kind: 'server',
  error: {
    kind: 'refused',
    status: 403,
    name: 'account_limit_reached',
    messages: ['No more'],
    messageSource: 'fields',
    requestId: 'req-1',
  },
};

/** Answers each call in turn, and records the requests. */
function provider(answers: readonly CallEnd[]) {
  const sent: string[] = [];
  const left = [...answers];
  const send = ({ method, kind, body }: Call) => {
    const name = body?.['name'];
    sent.push(`${method} ${kind} ${typeof name === 'string' ? name : ''}`.trim());
    return left.shift() ?? refused;
  };
  return {
    sent,
    carryOut: (steps: Run) => {
      let next = steps.next();
      while (next.done !== true) {
        const step = next.value;
        if (!('call' in step)) throw new Error('Only calls make servers');
        next = steps.next(send(step.call));
      }
      return next.value;
    },
  };
}

test('each is told as it stands; the first refusal ends it, and tells how many do', () => {
  const onMade = vi.fn();
  const onPart = vi.fn();
  const { carryOut, sent } = provider([ok(1), ok(2), refused]);
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(carryOut(steps)).toBe(refused);
  expect(onMade.mock.calls).toEqual([[1], [2]]);
  expect(sent).toEqual(['POST server web-1', 'POST server web-2', 'POST server web-3']);
  expect(onPart.mock.calls).toEqual([[2]]);
});

test('one of several whose answer was lost is not made again where it has been found', () => {
  const onMade = vi.fn();
  const lost: CallEnd = { ...refused, made: ['srv-bbbbb'] };
  const { carryOut, sent } = provider([ok(1), lost, ok(3)]);
  const onPart = vi.fn();
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(carryOut(steps)).toMatchObject({ ok: true });
  expect(onMade.mock.calls).toEqual([[1], [2], [3]]);
  expect(sent).toHaveLength(3);
  expect(onPart).not.toHaveBeenCalled();
});

test.each([
  ['of which two have been found', ['srv-bbbbb', 'srv-ccccc']],
  ['of which none has been found', []],
])('one of several whose answer was lost, and %s, ends it', (_, made) => {
  const lost: CallEnd = { ...refused, made };
  const { carryOut, sent } = provider([lost]);
  const nothing = () => undefined;
  const steps = createSteps({
    keys: '',
    user: 'usr-aaaaa',
    bodies,
    onMade: nothing,
    onPart: nothing,
  });
  expect(carryOut(steps)).toBe(lost);
  expect(sent).toEqual(['POST server web-1']);
});

test('where none was made there is nothing to tell', () => {
  const [onMade, onPart] = [vi.fn(), vi.fn()];
  const { carryOut } = provider([refused]);
  const steps = createSteps({ keys: '', user: 'usr-aaaaa', bodies, onMade, onPart });
  expect(carryOut(steps)).toBe(refused);
  expect(onMade).not.toHaveBeenCalled();
  expect(onPart).not.toHaveBeenCalled();
});

test('keys that cannot be saved end it before any server is made', () => {
  const { carryOut, sent } = provider([refused]);
  const keys = 'ssh-rsa AAAA';
  const steps = createSteps({
    keys,
    user: 'usr-aaaaa',
    bodies,
    onMade: () => undefined,
    onPart: () => undefined,
  });
  expect(carryOut(steps)).toBe(refused);
  expect(sent).toEqual(['PUT user']);
});
