import { paths } from '@/model/paths';
import { BLOCK_STORAGE_FULL } from '@/model/volume/block-storage';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

/** No block storage is left, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ account }: { readonly account: string }) {
  return (
    <Note
      tone="warning"
      action={
        <LinkButton size="s" to={paths.settingsIncrease(account, 'block_storage')}>
          Request Increase
        </LinkButton>
      }
    >
      {BLOCK_STORAGE_FULL}
    </Note>
  );
}
