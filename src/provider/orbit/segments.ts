import { askSwift, type StorageAccess, type SwiftRequest } from './swift-request';

/**
 * Returns the query to delete an object of segments: with them, unless its container is archived.
 * The archive then keeps the list, which is useless without them.
 */
export async function segmentsQuery(
  access: StorageAccess,
  { account, container, signal }: Pick<SwiftRequest, 'account' | 'container' | 'signal'>,
): Promise<Readonly<Record<string, string>>> {
  const { headers } = await askSwift(access, { method: 'HEAD', account, container, signal });
  const isArchived = headers.has('X-History-Location') || headers.has('X-Versions-Location');
  return isArchived ? {} : { 'multipart-manifest': 'delete' };
}
