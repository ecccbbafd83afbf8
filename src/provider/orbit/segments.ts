import { askSwift, type Door, type SwiftRequest } from './swift-request';

/**
 * How an object that lists its segments is deleted: with them, unless its container is archived. The
 * archive then keeps the list, which is of no use without them.
 */
export async function segmentsQuery(
  door: Door,
  { account, container, signal }: Pick<SwiftRequest, 'account' | 'container' | 'signal'>,
): Promise<Readonly<Record<string, string>>> {
  const { headers } = await askSwift(door, { method: 'HEAD', account, container, signal });
  const isArchived = headers.has('X-History-Location') || headers.has('X-Versions-Location');
  return isArchived ? {} : { 'multipart-manifest': 'delete' };
}
