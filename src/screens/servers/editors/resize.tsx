import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { ListedChoice } from '@/components/choices/listed-choice';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { UnknownValue } from '@/components/editors/record-editor';
import { useSave } from '@/components/editors/use-save';
import { LimitNote } from '@/components/limits/limit-note';
import type { ScreenProps } from '@/components/page/screen-route';
import { FullRecord } from '@/components/data/full-record';
import { useListSource } from '@/components/data/use-list';
import { useRecord } from '@/components/data/use-record';
import { useFacts } from '@/components/data/use-facts';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { ServerRecord } from '@/model/server/record';
import { resizeCall } from '@/model/server/calls';
import { NO_MEMORY, NO_MEMORY_FOR_SOME } from '@/model/server/memory';
import { chosenTypeProblem, resizeProblem } from '@/model/server/resize';
import { canResize } from '@/model/server/rules';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { offeredTypes } from '@/model/server-type/tabs';
import { shortTitle } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import type { Run } from '@/store/calls/manager';
import { toasts } from '@/store/toasts/toasts-slice';
import { TypeChoice } from '../types/type-choice';
import { ResizeSummary } from './resize-summary';

/** Spec 2 §5 "Server resize". */
export default function ResizeEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  const account = useAccount();
  const { record, meta } = useRecord('server', id);
  if (record === undefined) return null;
  if (record.server_type === undefined) {
    // Nothing opens over the page before the record is read.
    if (!meta.full) return null;
    const place = { record, parent: paths.server(account, id) };
    return (
      <UnknownValue
        kind="server"
        {...place}
        title="Resize"
        why={unknownProblem(record, 'resized')}
      />
    );
  }
  return (
    <>
      {/* For the memory that the image needs. */}
      {record.image && <FullRecord kind="image" id={record.image} />}
      <ResizeDialog server={record} />
    </>
  );
}

function ResizeDialog({ server }: { readonly server: ServerRecord }) {
  const account = useAccount();
  const dispatch = useDispatch();
  const facts = useFacts();
  useRecord('account', account);
  const all = useListSource('server_type');
  const types = useMemo(() => offeredTypes(all.rows, facts.account), [all.rows, facts.account]);
  const typeOf = (id: string | null | undefined) => (id ? facts.get('server_type', id) : undefined);
  const current = typeOf(server.server_type);
  const editor = useSave({
    schema: checkedForm<{ type: string }>(({ type }) => ({
      type: chosenTypeProblem(server, typeOf(type), facts),
    })),
    values: { type: '' },
    verb: 'resize',
    title: 'Resize',
    parent: paths.server(account, server.id),
    // Makes a missing choice an error.
    isNew: true,
    wireNames: { server_type: 'type', new_type: 'type' },
    request: ({ type }) =>
      function* (): Run {
        const end = yield { call: resizeCall(server.id, type) };
        if (end.ok) dispatch(toasts.actions.shown({ tone: 'success', message: 'Resizing' }));
        return end;
      },
  });
  const reasonOf = (type: ServerTypeRecord) => resizeProblem(server, type, facts);
  const { watch, setValue, formState } = editor.form;
  const value = watch('type');
  const chosen = typeOf(value);
  return (
    <EditorDialog
      editor={editor}
      title={`Resize ${shortTitle(server)}`}
      size="l"
      saveLabel="Resize"
      disabledReason={canResize(server, facts)}
    >
      {types.some((type) => reasonOf(type) === NO_MEMORY) && (
        <LimitNote resource="server">{NO_MEMORY_FOR_SOME}</LimitNote>
      )}
      <ListedChoice from={[all]}>
        <TypeChoice
          types={types}
          value={value}
          near={current}
          error={formState.errors.type?.message}
          reasonOf={reasonOf}
          onChange={(type) => setValue('type', type, { shouldDirty: true, shouldValidate: true })}
        />
      </ListedChoice>
      <ResizeSummary
        current={current}
        chosen={chosen}
        image={server.image ? facts.get('image', server.image) : undefined}
        reason={chosen && reasonOf(chosen)}
      />
    </EditorDialog>
  );
}
