import { fieldOf } from '@/lib/field-of';

/** The GraphQL error code that ends the session as a 401 does (spec 1 §4). */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';

/**
 * From the API's `{error_name, errors}`, where `errors` may be a string (spec 2 §8), OAuth's
 * `{error, error_description}`, or GraphQL's `{errors: [{message, extensions: {code}}]}`.
 */
export interface ErrorBody {
  name: string | undefined;
  messages: readonly string[];
}

const NOTHING: ErrorBody = { name: undefined, messages: [] };

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function sentences(value: unknown): string[] {
  return listOf(value)
    .map((item) => fieldOf(item, 'message') ?? item)
    .filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

/** `UNAUTHENTICATED` wins over any other code. */
function codeOf(errors: unknown): string | undefined {
  const codes = listOf(errors).map((error) => word(fieldOf(fieldOf(error, 'extensions'), 'code')));
  if (codes.includes(UNAUTHENTICATED)) return UNAUTHENTICATED;
  return codes.find((code) => code !== undefined);
}

function word(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Never throws. */
export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return NOTHING;
  const fields = body as Readonly<Record<string, unknown>>;
  const messages = sentences(fields['errors']);
  const named = word(fields['error_name']) ?? codeOf(fields['errors']);
  if (messages.length > 0) return { name: named, messages };
  const name = named ?? word(fields['error']);
  return { name, messages: sentences(fields['error_description'] ?? name) };
}
