import type { Kind } from '@/model/kinds';
import { ApiError } from '@/provider/api-error';

/**
 * The answer was of success, and not the record that it should have been.
 *
 * @param id undefined for what was to be created
 */
export function somethingElse(kind: Kind, id: string | undefined): ApiError {
  const words = kind.replaceAll('_', ' ');
  return new ApiError({
    kind: 'unreadable',
    status: 200,
    name: undefined,
    messages: [
      `The provider sent something else where the ${id === undefined ? words : `${words} ${id}`} was due`,
    ],
    said: 'us',
    requestId: undefined,
  });
}
