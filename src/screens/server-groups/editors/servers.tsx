import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { membershipCalls } from '@/model/server-group/calls';
import type { CallOutcome } from '@/store/calls/manager';
import { ServerChoice } from '../choice/server-choice';

const schema = v.object({ servers: v.array(v.string()) });

const UNCHANGED: CallOutcome = {
  ok: true,
  answer: { status: 200, body: undefined, links: {} },
};

/** Chooses the servers of a group (spec 2 §2). */
export default function ServersEditor({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
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
      values={({ servers }) => servers && { servers: [...servers] as string[] }}
      request={({ servers }, group) =>
        async (send) => {
          let outcome = UNCHANGED;
          for (const call of membershipCalls(group, servers)) {
            outcome = await send(call);
            if (!outcome.ok) return outcome;
          }
          return outcome;
        }}
    >
      {({ watch, setValue, formState: { errors } }) => (
        <ServerChoice
          account={account}
          chosen={watch('servers')}
          error={errors.servers?.message}
          onChange={(servers) => setValue('servers', [...servers], { shouldDirty: true })}
          hint="A server can be in several groups; the rules of all of them apply to it."
        />
      )}
    </RecordEditor>
  );
}
