import { use, useMemo } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useFacts } from '@/components/data/use-facts';
import { useListSource } from '@/components/data/use-list';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import { LeavingContext } from '@/components/leave/leaving';
import {
  copyCalls,
  type CopyForm,
  copyForm,
  copyProblems,
  type CopyWay,
} from '@/model/object/copy';
import { parentOf } from '@/model/orbit/folder';
import type { ObjectRow } from '@/model/object/rows';
import { canAskFor, canChange, isImages } from '@/model/object/rules';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const WORDS = {
  copy: { title: 'Copy object', save: 'Copy', done: 'Copied' },
  move: { title: 'Rename or move object', save: 'Move', done: 'Moved' },
  restore: { title: 'Restore version', save: 'Restore', done: 'Restored' },
} as const satisfies Readonly<Record<CopyWay, object>>;

interface CopyObjectProps {
  readonly way: CopyWay;
  readonly row: ObjectRow;
}

/** Copies, renames or moves an object, or brings a version of one back; storage does it by itself. */
export function CopyObject({ way, row }: CopyObjectProps) {
  const account = useAccount();
  const facts = useFacts();
  const leave = use(LeavingContext);
  const { container } = placeOf(row.id);
  const source = useListSource('container');
  const names = source.rows
    .map(({ id }) => placeOf(id).container)
    .filter((name) => !isImages(name) && name !== container);
  const archived = source.rows.find(
    ({ history_location: history, versions_location: versions }) =>
      history === container || versions === container,
  );
  const schema = useMemo(
    () => checkedForm<CopyForm>((form) => copyProblems(row.id, form)),
    [row.id],
  );
  const { title, save, done } = WORDS[way];
  const parent = paths.object(account, container, 'objects', row.name);
  const editor = useSave<CopyForm, CopyForm>({
    schema,
    values: copyForm(row.id, way, archived && placeOf(archived.id).container),
    verb: way,
    title,
    about: row.basename,
    parent,
    isNew: true,
    request: (form) => {
      // Its page stays until the new one is open.
      if (way === 'move') leave(true);
      return copyCalls(way, row, form);
    },
    success: () => done,
    next: (_, form) => paths.object(account, form.container, 'objects', form.name),
  });
  const { register, formState, watch } = editor.form;
  const rule = way === 'move' ? canChange : canAskFor;
  const path = parentOf(watch('name'));
  return (
    <EditorDialog editor={editor} title={title} saveLabel={save} disabledReason={rule(row, facts)}>
      <SelectField
        {...register('container')}
        label="Container"
        error={formState.errors.container?.message}
      >
        {[...new Set([container, watch('container'), ...names])]
          .filter((name) => way === 'move' || !isImages(name))
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </SelectField>
      <TextField
        {...register('name')}
        label="Name"
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          path === ''
            ? 'What stands before a slash is the folder that it goes to'
            : `In the folder ${path}`
        }
        error={formState.errors.name?.message}
      />
      <CheckboxField
        {...register('overwrite')}
        label="Overwrite"
        hint="Replaces an object of this name, if there is one"
      />
    </EditorDialog>
  );
}
