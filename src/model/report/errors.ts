import { type Class, fields, list, ofText, word } from './classes';
import { isKnownSentence } from './known-sentences';

/** What a provider says to people: kept where it is known to name nobody. */
export const sentence = ofText((given, marks) =>
  isKnownSentence(given) ? given : marks.mark('text', given),
);

const message: Class = (value, marks, depth) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? fields({ message: sentence, extensions: fields({ code: word }) })(value, marks, depth)
    : sentence(value, marks, depth);

export const messages: Class = (value, marks, depth) =>
  Array.isArray(value) ? list(message)(value, marks, depth) : message(value, marks, depth);

const body = fields({
  error_name: word,
  errors: messages,
  error: word,
  error_description: sentence,
});

/** What an answer of 400 or more says, as `readErrorBody` reads it. */
export const errorBody: Class = (value, marks, depth) =>
  typeof value === 'string' ? sentence(value, marks, depth) : body(value, marks, depth);
