import { useState } from 'react';
import { ListFailure } from '@/components/lists/list-notes';
import { BulkDialog } from '@/components/lists/verbs/bulk-dialog';
import { Items } from '@/components/lists/verbs/items';
import { Created } from '@/components/records/created';
import { hasFailed } from '@/components/scope/data/use-list';
import { downloadText } from '@/components/scope/download-text';
import { useNow } from '@/components/scope/use-now';
import { counted, formatCount, sentence } from '@/lib/text';
import { repositoryOf } from '@/model/container/container-type';
import type { Place } from '@/model/orbit/ids';
import type { Problems } from '@/model/problems';
import {
  ALL_IMAGES,
  CLEAN_UP_FORM,
  type CleanUpForm,
  type CleanUpPlan,
  cleanUpProblems,
  planCleanUp,
  planCsv,
  unplanned,
} from '@/model/registry/clean-up';
import { imageName, shortDigest, type Tag } from '@/model/registry/tags';
import { tagDeletion } from '@/model/registry/verbs';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { type DialogProps, useDialogs } from '@/ui/dialogs/dialog-stack';
import { Pair, Stack } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField, type TextFieldProps } from '@/ui/text-field';
import { Truncate } from '@/ui/tooltip';
import { useTags } from '@/screens/container-registry/tags/tag-columns';
import styles from './dry-run.module.css';

interface DryRunProps {
  /** Part of the file's name. */
  readonly name: string;
  readonly plan: CleanUpPlan;
  readonly isRead: boolean;
  readonly waiting: string | undefined;
  readonly now: number;
}

function DryRun({ name, plan, isRead, waiting, now }: DryRunProps) {
  const { going, staying } = plan;
  const words = !isRead
    ? 'Reading the tags'
    : (waiting ??
      `Dry run: ${counted(going.length, 'tag')} would go, ${formatCount(staying.length)} would stay`);
  useAnnounced(words);
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <strong>{sentence(words)}</strong>
        <Button
          size="s"
          variant="quiet"
          icon="download"
          disabledReason={going.length === 0 ? 'No tag would go' : undefined}
          onClick={() => downloadText(`clean-up-${name}.csv`, planCsv(plan), 'text/csv')}
        >
          CSV
        </Button>
      </div>
      {going.length > 0 && (
        <Items
          label="Would go"
          items={going}
          idOf={({ id }) => id}
          draw={(tag) => (
            <span className={styles.tag}>
              <Truncate text={tag.name} />
              <span className={styles.facts}>
                {tag.digest !== undefined && <code>{shortDigest(tag.digest)}</code>}{' '}
                <Created iso={tag.last_modified} now={now} />
              </span>
            </span>
          )}
        />
      )}
      {staying.length > 0 && (
        <details>
          <summary>{counted(staying.length, 'tag')} would stay, and why</summary>
          <Items
            label="Would stay"
            items={staying}
            idOf={({ tag }) => tag.id}
            draw={({ tag, why }) => (
              <span className={styles.tag}>
                <Truncate text={tag.name} />
                <span className={styles.facts}>{why}</span>
              </span>
            )}
          />
        </details>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly tags: readonly Tag[];
  readonly container: string;
  readonly form: CleanUpForm;
  readonly problems: Problems<CleanUpForm>;
  readonly onChange: (form: CleanUpForm) => void;
}

/** The rules of a clean-up; a tag goes if each lets it. */
function CleanUpFields({ tags, container, form, problems, onChange }: FieldsProps) {
  const images = [...new Set(tags.map(({ image }) => image))].toSorted();
  const field = (name: keyof CleanUpForm): TextFieldProps => ({
    label: '',
    value: form[name],
    autoComplete: 'off',
    spellCheck: false,
    error: problems[name],
    onChange: ({ currentTarget }) => onChange({ ...form, [name]: currentTarget.value }),
  });
  return (
    <Stack gap="m">
      {images.length > 1 && (
        <SelectField
          label="Images"
          value={form.image}
          onChange={({ currentTarget }) => onChange({ ...form, image: currentTarget.value })}
        >
          <option value={ALL_IMAGES}>All images</option>
          {images.map((image) => (
            <option key={image} value={image}>
              {imageName(container, image)}
            </option>
          ))}
        </SelectField>
      )}
      <Pair>
        <TextField
          {...field('newest')}
          label="Keep the newest"
          inputMode="numeric"
          optional
          hint="Tags to keep per image, among those that match the name."
        />
        <TextField
          {...field('olderThan')}
          label="Delete only what is older than"
          inputMode="numeric"
          optional
          hint="Days since it was last pushed."
        />
      </Pair>
      <Pair>
        <TextField
          {...field('pattern')}
          label="Delete only tags named"
          mono
          optional
          autoCapitalize="none"
          hint="pr-* 1.?.* – an asterisk stands for any characters, a question mark for one."
        />
        <TextField
          {...field('kept')}
          label="Always keep tags named"
          mono
          optional
          autoCapitalize="none"
          hint="Written in the same way."
        />
      </Pair>
    </Stack>
  );
}

interface CleanUpDialogProps extends DialogProps<never> {
  readonly place: Place;
}

export function CleanUpDialog({ close, place }: CleanUpDialogProps) {
  const dialogs = useDialogs();
  const now = useNow();
  // Read again when the dialog opens, so that the plan is about the tags that are there now.
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
    // The new read shows why some of them were kept.
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
