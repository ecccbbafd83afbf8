import { once } from 'node:events';
import { metaMessages, onlyMeta } from '@mocks/proxy/meta-messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const CONNECT = { channel: '/meta/connect', clientId: 'a', connectionType: 'websocket', id: '2' };

/** A client's frame (RFC 6455 §5.2), masked. */
export function frame(text: string, opcode = 1, isLast = true): Buffer {
  const payload = Buffer.from(text);
  const isLong = payload.length > 125;
  const head = Buffer.alloc(isLong ? 4 : 2);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (isLong ? 126 : payload.length);
  if (isLong) head.writeUInt16BE(payload.length, 2);
  const mask = Buffer.from([1, 2, 3, 4]);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]);
}

/** The texts that went on, of frames that have a mask of zeros; or why it ended. */
async function passed(pieces: readonly Buffer[]): Promise<readonly string[] | string> {
  const guard = onlyMeta();
  const out: Buffer[] = [];
  guard.on('data', (piece: Buffer) => out.push(piece));
  const failed = once(guard, 'error').then(([error]) => String(error));
  const ended = once(guard, 'end');
  for (const piece of pieces) guard.write(piece);
  guard.end();
  const why = await Promise.race([failed, ended.then(() => undefined)]);
  if (why !== undefined) return why;
  return out.map((piece) => piece.subarray((piece[1]! & 0x7f) === 126 ? 8 : 6).toString());
}

test.each([
  [[CONNECT]],
  [CONNECT],
  [[{ channel: '/meta/handshake', version: '1.0', ext: { auth_token: 'x' } }]],
  [[CONNECT, { channel: '/meta/subscribe', subscription: '/account/acc-demo1' }]],
  [[]],
])('a client that listens may say %j', async (messages) => {
  const text = JSON.stringify(messages);
  expect(metaMessages(text)).toBe(text);
  expect(await passed([frame(text)])).toEqual([text]);
});

test.each([
  JSON.stringify([{ channel: '/account/acc-demo1', data: {} }]),
  JSON.stringify([CONNECT, { channel: '/account/acc-demo1', data: {} }]),
  JSON.stringify([{ channel: '/meta/publish' }]),
  JSON.stringify([{ channel: ['/meta/connect'], data: {} }]),
  JSON.stringify([{ data: {} }]),
  JSON.stringify(['/meta/connect']),
  '[[{"channel":"/account/a"}]]',
  'PUBLISH /account/acc-demo1',
  'null',
  '',
])('what else it says goes nowhere: %s', async (text) => {
  expect(metaMessages(text)).toBeNull();
  expect(await passed([frame(text)])).toMatch(/^Error: A message that does not only listen/);
});

test('of two channels under one name the provider reads the one that was read here', () => {
  const text = '[{"channel":"/account/a","channel":"/meta/connect"}]';
  expect(metaMessages(text)).toBe('[{"channel":"/meta/connect"}]');
});

test.each([
  ['binary', frame('[]', 2)],
  ['compressed', Buffer.concat([Buffer.from([0xc1]), frame('[]').subarray(1)])],
  ['not masked', Buffer.from([0x81, 2, 0x5b, 0x5d])],
  ['longer than a client is', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4])],
  ['the rest of nothing', frame('[]', 0)],
  ['two texts in each other', Buffer.concat([frame('[', 1, false), frame(']', 1)])],
])('a frame that is %s ends it', async (_, bytes) => {
  expect(await passed([bytes])).toMatch(/^Error: A (?:frame|message)/);
});

const HIDDEN = JSON.stringify([{ channel: '/account/a', data: {} }]);

test.each([
  ['a close', 8, ''],
  ['a close with a reason', 8, HIDDEN],
  ['a ping', 9, ''],
  ['a ping with a message in it', 9, HIDDEN],
  ['a pong', 10, ''],
  ['a pong with a message in it', 10, HIDDEN],
  ['a pong of 125 bytes', 10, 'x'.repeat(125)],
])('%s passes without what it holds', (_, opcode, text) => {
  const guard = onlyMeta();
  guard.write(frame(text, opcode));
  const empty = Buffer.from([0x80 | opcode, 0x80, 0, 0, 0, 0]);
  expect(Buffer.from(guard.read() as Buffer)).toEqual(empty);
});

test.each([
  ['of no known kind', frame(HIDDEN, 11)],
  ['of the last kind', frame('', 15)],
  ['a close in parts', frame('', 8, false)],
  ['a ping in parts', frame('', 9, false)],
  ['a pong in parts', frame('', 10, false)],
  ['a ping of 126 bytes', frame('x'.repeat(126), 9)],
])('a control frame that is %s ends it', async (_, bytes) => {
  expect(await passed([bytes])).toBe('Error: A control frame of another form');
});

test('a message in parts is judged whole, however it comes', async () => {
  const hidden = JSON.stringify([{ channel: '/account/a', data: 'x'.repeat(200) }]);
  const told = JSON.stringify([{ ...CONNECT, ext: 'y'.repeat(300) }]);
  const inParts = (text: string) =>
    Buffer.concat([frame(text.slice(0, 20), 1, false), frame('', 9), frame(text.slice(20), 0)]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
      const split = (bytes: Buffer) =>
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
      expect(await passed(split(inParts(hidden)))).toMatch(/only listen/);
      expect(await passed(split(inParts(told)))).toContain(told);
    }),
    { numRuns: 20 },
  );
});
