import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { Refusal, refused, unprocessable } from '@mocks/provider/refusal';

/** Maximum number of remembered answers. */
const REMEMBERED = 200;

/** Maximum characters of a key, as with card providers. */
const LONGEST = 255;

/** A request that came with an `Idempotency-Key`. */
export interface KeyedRequest {
  key: string | null;
  /** The signed-in user who owns the key, or '' without one. */
  user: string;
  /** The parts that identify the request: method, path, body. */
  asked: string;
}

export interface Remembered {
  asked: string;
  answer: Answer;
}

/**
 * Runs once per key, and repeats the first answer for a repetition
 * (draft-ietf-httpapi-idempotency-key-header). A repetition during the first waits for it. The
 * provider's own errors are not remembered: the call can be retried.
 */
export async function oncePerKey(
  core: Core,
  { key, user, asked }: KeyedRequest,
  usual: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (key === null) return usual();
  if (key === '' || key.length > LONGEST) {
    return refused(new Refusal(400, 'bad_request', ['The Idempotency-Key cannot be read']));
  }
  const { answered } = core.memory;
  const name = `${user} ${key}`;
  const before = answered.get(name);
  const asks = core.answering.get(name);
  if ((before ?? asks ?? { asked }).asked !== asked) {
    return refused(unprocessable('This Idempotency-Key was used for another request'));
  }
  if (before) return before.answer;
  if (asks) return asks.answer;
  const answer = Promise.resolve(usual());
  core.answering.set(name, { asked, answer });
  try {
    const given = await answer;
    if (given.status < 500) answered.set(name, { asked, answer: given });
    for (const oldest of [...answered.keys()].slice(0, -REMEMBERED)) answered.delete(oldest);
    return given;
  } finally {
    core.answering.delete(name);
  }
}
