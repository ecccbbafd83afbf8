import { useState } from 'react';
import { hasFailed } from '@/components/scope/data/use-list';
import { ListFailure } from '@/components/lists/list-notes';
import { useNow } from '@/components/scope/use-now';
import { BulkDialog } from '@/components/lists/verbs/bulk-dialog';
import { counted } from '@/lib/text';
import { repositoryOf } from '@/model/container/sort';
import type { Place } from '@/model/orbit/ids';
import { CLEAN_UP_FORM, cleanUpProblems, planCleanUp, unplanned } from '@/model/registry/clean-up';
import type { Tag } from '@/model/registry/tags';
import { tagDeletion } from '@/model/registry/verbs';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { type DialogProps, useDialogs } from '@/ui/dialogs/dialog-stack';
import { Stack } from '@/ui/page/columns';
import { useTags } from '../tags/use-tags';
import { CleanUpFields } from './clean-up-fields';
import { DryRun } from './dry-run';

interface CleanUpDialogProps extends DialogProps<never> {
  readonly place: Place;
}

/** Says which tags would go by number, age or name, and hands them to the deletion of any tags. */
export function CleanUpDialog({ close, place }: CleanUpDialogProps) {
  const dialogs = useDialogs();
  const now = useNow();
  // Read anew when the dialog opens: what would go is told of what is there now.
  const tags = useTags(place);
  const [form, setForm] = useState(CLEAN_UP_FORM);
  const { rows, status, nouns, refresh } = tags;
  const plan = planCleanUp(rows, form, now);
  const { going, newest } = plan;
  const isRead = status === 'loaded';
  const reason = !isRead
    ? 'The tags are still being read'
    : (unplanned(form) ?? (going.length === 0 ? 'No tag would go' : undefined));

  function ask() {
    if (reason !== undefined) return;
    const bulk = { nouns, verb: tagDeletion(newest), plan: { included: going, leftOut: [] } };
    // What kept some of them is seen then.
    void dialogs.open(BulkDialog<Tag>, bulk).then(refresh);
  }

  return (
    <DialogFrame
      title={`Clean up ${repositoryOf(place.container)}`}
      onClose={() => close()}
      onSubmit={ask}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="danger" disabledReason={reason}>
            {going.length === 0 ? 'Delete…' : `Delete ${counted(going.length, 'tag')}…`}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <CleanUpFields
          tags={rows}
          container={place.container}
          form={form}
          problems={cleanUpProblems(form)}
          onChange={setForm}
        />
        {hasFailed(tags) ? (
          <ListFailure source={tags} />
        ) : (
          <DryRun
            name={place.container}
            plan={plan}
            isRead={isRead}
            waiting={unplanned(form)}
            now={now}
          />
        )}
      </Stack>
    </DialogFrame>
  );
}
