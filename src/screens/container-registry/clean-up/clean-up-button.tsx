import { hasFailed } from '@/components/scope/data/use-list';
import { lazyPart } from '@/lib/lazy-part';
import type { Place } from '@/model/orbit/ids';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import type { TagSource } from '@/screens/container-registry/tags/tag-columns';
import { words } from '../words';

const load = lazyPart(() => import('./clean-up-dialog'));
const CleanUpDialog = lazyLayer(async () => ({ default: (await load()).CleanUpDialog }));

interface CleanUpButtonProps {
  readonly place: Place;
  readonly tags: TagSource;
}

export function CleanUpButton({ place, tags }: CleanUpButtonProps) {
  const dialogs = useDialogs();
  const { rows, isLaidOut } = tags;

  return (
    <Button
      variant="quiet"
      icon="filter"
      disabledReason={
        isLaidOut === undefined
          ? hasFailed(tags) || tags.status === 'loaded'
            ? words.cleanUp.tagsUnread
            : words.cleanUp.tagsUnknown
          : rows.length === 0
            ? words.cleanUp.noTags
            : undefined
      }
      onClick={() => void dialogs.open(CleanUpDialog, { place }, { size: 'l' })}
    >
      {words.cleanUp.open}
    </Button>
  );
}
