import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { bound } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { ListSource } from '@/components/scope/data/use-list';
import type { Call } from '@/model/call';
import type { Choice } from '@/model/choice';
import { checkedForm } from '@/model/problems';
import type { ServerRecord } from '@/model/records/compute';
import { bootProblem } from '@/model/server/attach';
import { CheckboxField } from '@/ui/checkbox-field';
import { words } from '../words';

type Target = { readonly id: string; readonly name?: string | null };

interface AttachEditorProps<R extends Target> {
  readonly parent: string;
  readonly title: string;
  readonly about?: string;
  readonly from: ListSource<R>;
  readonly label: string;
  readonly missing: string;
  readonly choices: readonly Choice<R>[];
  readonly empty: string;
  readonly second: (record: R) => ReactNode;
  readonly note?: (record: R) => ReactNode;
  readonly serverOf: (chosen: R) => ServerRecord;
  readonly request: (chosen: string, boot: boolean) => Call;
  readonly disabledReason: string | undefined;
}

export function AttachEditor<R extends Target>(props: AttachEditorProps<R>) {
  const { parent, title, from, label, missing, choices, empty } = props;
  const { second, note, serverOf, request, disabledReason, about } = props;
  /** Reason against booting from the volume. Before a choice, only if it is the same for all. */
  function bootReason(target: string): string | undefined {
    const chosen = choices.filter(({ record }) => record.id === target);
    const meant = chosen.length > 0 ? chosen : choices;
    const [reason, ...others] = new Set(meant.map(({ record }) => bootProblem(serverOf(record))));
    return meant.length === 0 || others.length > 0 ? words.attach.chooseFirst(label) : reason;
  }
  const schema = useMemo(
    () =>
      checkedForm<{ target: string; boot: boolean }>(({ target }) => {
        const choice = choices.find(({ record }) => record.id === target);
        return { target: choice === undefined ? missing : choice.reason };
      }),
    [choices, missing],
  );
  const editor = useSave({
    schema,
    values: { target: '', boot: false },
    verb: 'attach',
    title: words.attach.label,
    ...(about !== undefined && { about }),
    // A dialog reports the end, with the next steps on the server.
    words: { doing: words.attach.doing },
    parent,
    isNew: true,
    wireNames: { server: 'target' },
    request: ({ target, boot }) => request(target, boot && bootReason(target) === undefined),
  });
  const { control, formState, setValue } = editor.form;
  const target = useWatch({ control, name: 'target' });
  const noBoot = bootReason(target);

  function choose(id: string) {
    setValue('target', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    if (bootReason(id) !== undefined) setValue('boot', false);
  }
  return (
    <EditorDialog
      editor={editor}
      title={title}
      saveLabel={words.attach.label}
      disabledReason={disabledReason}
    >
      <RecordChoice
        from={[from]}
        label={label}
        options={choices}
        value={target}
        onChange={choose}
        second={second}
        {...(note && { note })}
        error={formState.errors.target?.message}
        empty={empty}
      >
        <CheckboxField
          {...bound(editor.form, 'boot')}
          label={words.attach.boot}
          hint={noBoot ?? words.attach.bootHint}
          disabled={noBoot !== undefined}
        />
      </RecordChoice>
    </EditorDialog>
  );
}
