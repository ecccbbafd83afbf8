import { useState } from 'react';
import { ListFailure } from '@/components/lists/list-notes';
import { BulkDialog } from '@/components/lists/verbs/bulk-dialog';
import { Items } from '@/components/lists/verbs/items';
import { Created } from '@/components/records/created';
import { hasFailed } from '@/components/scope/data/use-list';
import { downloadText } from '@/components/scope/download-text';
import { useNow } from '@/components/scope/use-now';
import { sentence } from '@/lib/text';
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
import { words } from '../words';
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
  const state = isRead
    ? (waiting ?? words.cleanUp.dryRun(going.length, staying.length))
    : words.cleanUp.reading;
  useAnnounced(state);
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <strong>{sentence(state)}</strong>
        <Button
          size="s"
          variant="quiet"
          icon="download"
          disabledReason={going.length === 0 ? words.cleanUp.noneGoing : undefined}
          onClick={() => downloadText(`clean-up-${name}.csv`, planCsv(plan), 'text/csv')}
        >
          {words.cleanUp.csv}
        </Button>
      </div>
      {going.length > 0 && (
        <Items
          label={words.cleanUp.going}
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
          <summary>{words.cleanUp.stayingReasons(staying.length)}</summary>
          <Items
            label={words.cleanUp.staying}
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
          label={words.cleanUp.images}
          value={form.image}
          onChange={({ currentTarget }) => onChange({ ...form, image: currentTarget.value })}
        >
          <option value={ALL_IMAGES}>{words.cleanUp.allImages}</option>
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
          label={words.cleanUp.newest}
          inputMode="numeric"
          optional
          hint={words.cleanUp.newestHint}
        />
        <TextField
          {...field('olderThan')}
          label={words.cleanUp.older}
          inputMode="numeric"
          optional
          hint={words.cleanUp.olderHint}
        />
      </Pair>
      <Pair>
        <TextField
          {...field('pattern')}
          label={words.cleanUp.named}
          mono
          optional
          autoCapitalize="none"
          hint={words.cleanUp.namedHint}
        />
        <TextField
          {...field('kept')}
          label={words.cleanUp.kept}
          mono
          optional
          autoCapitalize="none"
          hint={words.cleanUp.keptHint}
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
    ? words.cleanUp.stillReading
    : (unplanned(form) ?? (going.length === 0 ? words.cleanUp.noneGoing : undefined));

  function ask() {
    if (reason !== undefined) return;
    const bulk = { nouns, verb: tagDeletion(newest), plan: { included: going, leftOut: [] } };
    // The new read shows why some of them were kept.
    void dialogs.open(BulkDialog<Tag>, bulk).then(refresh);
  }

  return (
    <DialogFrame
      title={words.cleanUp.title(repositoryOf(place.container))}
      onClose={() => close()}
      onSubmit={ask}
      actions={
        <>
          <Button onClick={() => close()}>{words.cleanUp.cancel}</Button>
          <Button type="submit" variant="danger" disabledReason={reason}>
            {words.cleanUp.delete(going.length)}
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
