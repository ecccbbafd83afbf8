/**
 * The name and the sentences in the body of a refused call. Three shapes are known: the API's
 * `{error_name, errors}`, OAuth's `{error, error_description}`, and a bare string; `errors` may be a
 * string too (spec 2 §8). Anything else (HTML, nothing, another shape) has none.
 */
export interface ErrorBody {
  name: string | undefined;
  messages: readonly string[];
}

const NOTHING: ErrorBody = { name: undefined, messages: [] };

function sentences(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

function word(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The name and the messages of any body of an error; never throws. */
export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return NOTHING;
  const fields = body as Readonly<Record<string, unknown>>;
  const messages = sentences(fields['errors']);
  if (messages.length > 0) return { name: word(fields['error_name']), messages };
  const name = word(fields['error_name']) ?? word(fields['error']);
  return { name, messages: sentences(fields['error_description'] ?? name) };
}
