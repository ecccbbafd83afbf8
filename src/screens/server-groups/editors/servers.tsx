import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { useLookup } from '@/components/store/lookup';
import { changesTo, withChanges } from '@/lib/set-changes';
import { paths } from '@/model/paths';
import { membershipCalls } from '@/model/server-group/calls';
import type { CallOutcome } from '@/store/calls/manager';
import { ServerChoice } from '../choice/server-choice';

const schema = v.object({ joining: v.array(v.string()), leaving: v.array(v.string()) });

const UNCHANGED: CallOutcome = {
  ok: true,
  answer: { status: 200, body: undefined, links: {} },
};

/** Chooses the servers of a group (spec 2 §2). */
export default function ServersEditor({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
  const now = useLookup().get('server_group', id)?.servers ?? [];
  return (
    <RecordEditor
      account={account}
      kind="server_group"
      id={id}
      parent={paths.serverGroup(account, id)}
      title="Servers of this group"
      task="Servers of"
      verb="servers"
      schema={schema}
      values={({ servers }) => servers && { joining: [], leaving: [] }}
      request={(changes, group) => async (send) => {
        let outcome = UNCHANGED;
        for (const call of membershipCalls(group, changes)) {
          outcome = await send(call);
          if (!outcome.ok) return outcome;
        }
        return outcome;
      }}
      wireNames={{ servers: 'joining' }}
    >
      {({ watch, setValue, formState: { errors } }) => (
        <ServerChoice
          account={account}
          chosen={withChanges(now, watch())}
          error={errors.joining?.message}
          onChange={(chosen) => {
            const { joining, leaving } = changesTo(now, chosen);
            setValue('joining', joining, { shouldDirty: true });
            setValue('leaving', leaving, { shouldDirty: true });
          }}
          hint="A server can be in several groups; the rules of all of them apply to it."
        />
      )}
    </RecordEditor>
  );
}
