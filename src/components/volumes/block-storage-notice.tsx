import { BLOCK_STORAGE_FULL } from '@/model/volume/block-storage';
import { LimitNote } from '../limits/limit-note';

/** No block storage is left, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ account }: { readonly account: string }) {
  return (
    <LimitNote account={account} resource="block_storage">
      {BLOCK_STORAGE_FULL}
    </LimitNote>
  );
}
