import * as v from 'valibot';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/records/compute';
import { moveServersCall } from '@/model/server-group/calls';
import { byTitle } from '@/model/title';
import { words } from '../words';

const schema = v.object({
  servers: v.pipe(v.array(v.string()), v.minLength(1, words.moveServers.serverMissing)),
  destination: v.pipe(v.string(), v.minLength(1, words.moveServers.destinationMissing)),
});

export default function MoveServers({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  const account = useAccount();
  const { record, meta } = useRecord('server_group', id);
  if (record?.servers !== undefined) return <MoveForm group={record} />;
  const parent = paths.record('server_group', account, id);
  if (record === undefined || !meta.full) return null;
  return (
    <UnknownValue kind="server_group" {...{ record, parent }} title={words.moveServers.title} />
  );
}

function MoveForm({ group }: { readonly group: ServerGroupRecord }) {
  const account = useAccount();
  const groups = useListSource('server_group');
  const others = groups.rows.filter(({ id }) => id !== group.id).toSorted(byTitle);
  const editor = useSave({
    schema,
    values: { servers: [] as string[], destination: '' },
    verb: 'move',
    title: words.moveServers.task,
    parent: paths.record('server_group', account, group.id),
    isNew: true,
    request: ({ servers, destination }) => moveServersCall(group.id, servers, destination),
  });
  const { form } = editor;
  const { errors, isSubmitted } = form.formState;
  const [servers, destination] = form.watch(['servers', 'destination']);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <EditorDialog
      editor={editor}
      title={words.moveServers.title}
      saveLabel={words.moveServers.saveLabel}
      disabledReason={group.servers?.length === 0 ? words.moveServers.noServers : undefined}
    >
      <ServerChoice
        only={group.servers ?? []}
        chosen={servers}
        error={errors.servers?.message}
        onChange={(chosen) => form.setValue('servers', [...chosen], changed)}
      />
      <RecordChoice
        from={[groups]}
        label={words.moveServers.destination}
        options={others.map((record) => ({ record }))}
        value={destination}
        error={errors.destination?.message}
        onChange={(chosen) => form.setValue('destination', chosen, changed)}
        empty={words.moveServers.noDestination}
        hint={words.moveServers.destinationHint}
      />
    </EditorDialog>
  );
}
