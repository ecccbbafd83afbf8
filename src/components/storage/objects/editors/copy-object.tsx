import { use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { LeavingContext } from '@/components/scope/leave/leaving';
import {
  copyCalls,
  type CopyForm,
  copyForm,
  copyProblems,
  type CopyWay,
  nameTyped,
} from '@/model/object/copy';
import type { ObjectRow } from '@/model/object/rows';
import { canChange, canCopy, isImages } from '@/model/object/rules';
import { parentOf } from '@/model/orbit/folder';
import { containerId, placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { words } from '../words';

/**
 * Reports to the page that it is being left. Takes this back if the move fails or the editor closes
 * first.
 */
function useLeaving() {
  const leave = use(LeavingContext);
  // The page passes a new function once the object is gone, which is no reason to stay.
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => () => latest.current(false), []);
  return leave;
}

function OverwriteHint({ container }: { readonly container: string }) {
  const { record } = useRecord('container', containerId(useAccount(), container));
  const archive = record?.history_location || record?.versions_location;
  return archive ? words.copyFields.overwriteArchivedHint(archive) : words.copyFields.overwriteHint;
}

interface CopyObjectProps {
  readonly way: CopyWay;
  readonly row: ObjectRow;
}

export function CopyObject({ way, row }: CopyObjectProps) {
  const account = useAccount();
  const facts = useFacts();
  const leave = useLeaving();
  const { container } = placeOf(row.id);
  const source = useListSource('container');
  const names = source.rows
    .map(({ id }) => placeOf(id).container)
    .filter((name) => !isImages(name) && name !== container);
  const to = new URLSearchParams(useLocation().search).get('to') ?? undefined;
  const values = copyForm(row.id, way, to);
  const schema = useMemo(
    () => checkedForm<CopyForm>((form) => copyProblems(row.id, form)),
    [row.id],
  );
  const { title, save, done } = words.copyWays[way];
  const parent = paths.object(account, container, 'objects', row.name);
  const editor = useSave<CopyForm, CopyForm>({
    schema,
    values,
    verb: way,
    title,
    about: row.basename,
    parent,
    isNew: true,
    request: (form) => {
      // The page stays until the new one is open.
      if (way === 'move') leave(true);
      return copyCalls(way, row, form);
    },
    success: () => done,
    next: (_, form) => paths.object(account, form.container, 'objects', form.name),
  });
  const { busy } = editor;
  useEffect(() => {
    if (!busy) leave(false);
  }, [busy, leave]);
  const { register, formState, watch } = editor.form;
  const rule = way === 'move' ? canChange : canCopy;
  const path = parentOf(watch('name'));
  const into = watch('container');
  return (
    <EditorDialog editor={editor} title={title} saveLabel={save} disabledReason={rule(row, facts)}>
      <SelectField
        {...register('container')}
        label={words.copyFields.container}
        error={formState.errors.container?.message}
      >
        {into === '' && <option value="">{words.copyFields.chooseContainer}</option>}
        {[...new Set([container, into, ...names])]
          .filter((name) => name !== '' && (way === 'move' || !isImages(name)))
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </SelectField>
      <TextField
        {...register('name', { setValueAs: (typed: string) => nameTyped(values.name, typed) })}
        label={words.fields.name}
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.copyFields.nameHint(path)}
        error={formState.errors.name?.message}
      />
      <CheckboxField
        {...register('overwrite')}
        label={words.copyFields.overwrite}
        hint={into === '' ? words.copyFields.overwriteHint : <OverwriteHint container={into} />}
      />
    </EditorDialog>
  );
}
