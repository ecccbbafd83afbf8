import { type Class, fields, list, ofOwn, ofText, REDACTED } from './classes';
import { isKnownCode, isKnownSentence } from './known-sentences';

export const sentence = ofText((given, pseudonyms) =>
  isKnownSentence(given) ? given : pseudonyms.mark('text', given),
);

/** After a secret was sent, an unknown sentence may repeat it. */
const ofSecret = ofOwn((given) => (isKnownSentence(given, true) ? given : REDACTED));

const code = ofOwn((given) => (isKnownCode(given) ? given : REDACTED));

function messagesOf(said: Class): Class {
  const message: Class = (value, pseudonyms, depth) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fields({ message: said, extensions: fields({ code }) })(value, pseudonyms, depth)
      : said(value, pseudonyms, depth);
  const many = list(message);
  return (value, pseudonyms, depth) =>
    (Array.isArray(value) ? many : message)(value, pseudonyms, depth);
}

function bodyOf(said: Class): Class {
  const body = fields({
    error_name: code,
    errors: messagesOf(said),
    error: code,
    error_description: said,
  });
  return (value, pseudonyms, depth) =>
    (typeof value === 'string' ? said : body)(value, pseudonyms, depth);
}

export const refusal = bodyOf(sentence);
export const refusalOfSecret = bodyOf(ofSecret);

/** Messages of GraphQL operations: each operation may be sent a secret or typed text. */
export const messages = messagesOf(ofSecret);
