import { unprocessable } from '@mocks/provider/refusal';
import type { ImageRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

/**
 * An image that the account can use: visible to it, and available or deprecated. Throws 422
 * otherwise.
 */
export function usableImage(world: World, account: string, id: unknown): ImageRow {
  const image = typeof id === 'string' ? world.image.get(id) : undefined;
  if (!image || !(image.public || image.owner === account)) throw unprocessable('Image is invalid');
  if (image.status !== 'available' && image.status !== 'deprecated') {
    throw unprocessable('Image is not available');
  }
  return image;
}
