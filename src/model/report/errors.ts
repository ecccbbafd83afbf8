import { type Class, fields, list, ofOwn, ofText, REDACTED } from './classes';
import { isKnownCode, isKnownSentence } from './known-sentences';

/** What a provider says to people: kept where it is known to name nobody. */
export const sentence = ofText((given, marks) =>
  isKnownSentence(given) ? given : marks.mark('text', given),
);

/** Where a secret was sent, a sentence that is not known may say it again. */
const ofSecret = ofOwn((given) => (isKnownSentence(given, true) ? given : REDACTED));

const code = ofOwn((given) => (isKnownCode(given) ? given : REDACTED));

/** One message or many, of text or as GraphQL has them. */
function messagesOf(said: Class): Class {
  const message: Class = (value, marks, depth) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fields({ message: said, extensions: fields({ code }) })(value, marks, depth)
      : said(value, marks, depth);
  const many = list(message);
  return (value, marks, depth) => (Array.isArray(value) ? many : message)(value, marks, depth);
}

/** What an answer of 400 or more says, as `readErrorBody` reads it. */
function bodyOf(said: Class): Class {
  const body = fields({
    error_name: code,
    errors: messagesOf(said),
    error: code,
    error_description: said,
  });
  return (value, marks, depth) => (typeof value === 'string' ? said : body)(value, marks, depth);
}

export const refusal = bodyOf(sentence);
export const refusalOfSecret = bodyOf(ofSecret);

/** Of GraphQL's operations, with each of which a secret or something typed may be sent. */
export const messages = messagesOf(ofSecret);
