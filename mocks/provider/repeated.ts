import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { Refusal, refused, unprocessable } from '@mocks/provider/refusal';

/** Answers that a provider remembers, at most. */
const REMEMBERED = 200;

/** Characters of a key, at most, as card providers have it. */
const LONGEST = 255;

/** A request that came with an `Idempotency-Key`. */
export interface KeyedRequest {
  key: string | null;
  /** User that is signed in, whose own the key is; '' without one. */
  user: string;
  /** All that makes it the same request: method, path, body. */
  asked: string;
}

export interface Remembered {
  asked: string;
  answer: Answer;
}

/**
 * Does as usual once per key, and answers a repetition as the first was answered
 * (draft-ietf-httpapi-idempotency-key-header). One that comes while the first is under way waits for it. An
 * error of the provider's own is not remembered: it may be tried again.
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
