import { Transform } from 'node:stream';
import { parseJson } from '@mocks/proxy/parse-json';

/** Channels of a client that only listens (Bayeux 1.0 §4). On any other it publishes. */
const LISTENING = new Set(
  ['handshake', 'connect', 'subscribe', 'unsubscribe', 'disconnect'].map((name) => `/meta/${name}`),
);

const isListening = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'channel' in message &&
  typeof message.channel === 'string' &&
  LISTENING.has(message.channel);

/**
 * Messages of a client that only listens, serialised again so that the provider reads the same.
 * Null for any others.
 */
export function metaMessages(text: string): string | null {
  const given = parseJson(text);
  if (typeof given !== 'object' || given === null) return null;
  return [given].flat().every(isListening) ? JSON.stringify(given) : null;
}

/** Bits and numbers of a frame (RFC 6455 §5.2). */
const FIN = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
const CONTINUED = 0;
const TEXT = 1;
/** The first and the last known opcode of control frames (close, ping, pong). */
const CONTROL = 8;
const PONG = 10;

/** Longest payload of a control frame in bytes (RFC 6455 §5.5). */
const LONGEST_CONTROL = 125;

/** Longest message in bytes: far more than a client sends at once. */
const LONGEST = 64 * 1024;

interface Frame {
  readonly isLast: boolean;
  readonly opcode: number;
  readonly payload: Buffer;
  /** The frame as it was received. */
  readonly whole: Buffer;
}

/**
 * The first frame; undefined until it is complete. Throws for a form that our clients never send.
 */
function frameIn(bytes: Buffer): Frame | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const short = second & ~MASKED;
  if ((first & RESERVED) !== 0 || (second & MASKED) === 0 || short > 126) {
    throw new Error('A frame of another form');
  }
  const isLong = short === 126;
  if (isLong && bytes.length < 4) return undefined;
  const length = isLong ? bytes.readUInt16BE(2) : short;
  const start = (isLong ? 4 : 2) + 4;
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(
    bytes.subarray(start, start + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)),
  );
  const opcode = first & 0x0f;
  const whole = bytes.subarray(0, start + length);
  return { isLast: (first & FIN) !== 0, opcode, payload, whole };
}

/** A text in one frame. The zero mask leaves it unchanged: masks matter only to proxies. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(payload.length < 126 ? 6 : 8);
  head[0] = FIN | TEXT;
  head[1] = MASKED | Math.min(payload.length, 126);
  if (head.length === 8) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/**
 * A close, ping or pong without its payload, which could hold a message. A close without a reason
 * and an unsolicited pong are allowed (RFC 6455 §5.5).
 */
function controlFrame({ isLast, opcode, payload }: Frame): Buffer {
  if (opcode > PONG || !isLast || payload.length > LONGEST_CONTROL) {
    throw new Error('A control frame of another form');
  }
  return Buffer.from([FIN | opcode, MASKED, 0, 0, 0, 0]);
}

/** Passes a client's WebSocket frames on while it only listens; anything else ends them. */
export function onlyMeta(): Transform {
  let bytes = Buffer.alloc(0);
  let said: Buffer[] | undefined;

  /** The bytes to pass on for a frame; undefined until its message is complete. */
  function passing(frame: Frame): Buffer | undefined {
    const { isLast, opcode, payload } = frame;
    if (opcode >= CONTROL) return controlFrame(frame);
    const isBegun = said !== undefined;
    if (opcode !== (isBegun ? CONTINUED : TEXT)) throw new Error('A frame that is no text');
    said = [...(said ?? []), payload];
    const message = Buffer.concat(said);
    if (message.length > LONGEST) throw new Error('A message that is too long');
    if (!isLast) return undefined;
    said = undefined;
    const text = metaMessages(message.toString());
    if (text === null) throw new Error('A message that does not only listen');
    return textFrame(text);
  }

  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes = Buffer.concat([bytes, chunk]);
      try {
        for (let frame = frameIn(bytes); frame !== undefined; frame = frameIn(bytes)) {
          bytes = bytes.subarray(frame.whole.length);
          const out = passing(frame);
          if (out !== undefined) this.push(out);
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
