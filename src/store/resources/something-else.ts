import type { Kind } from '@/model/kinds';
import { type ApiError, unreadable } from '@/provider/api-error';

/**
 * The answer was of success, and not the record that it should have been.
 *
 * @param id undefined for what was to be created
 */
export function somethingElse(kind: Kind, id: string | undefined): ApiError {
  const words = kind.replaceAll('_', ' ');
  const what = id === undefined ? words : `${words} ${id}`;
  return unreadable(`The provider sent something else where the ${what} was due`);
}
