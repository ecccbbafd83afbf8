import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useNotify } from '@/components/activity/calls/calls-context';
import { CreateLayout } from '@/components/record-page/create/create-layout';
import { useCreate } from '@/components/record-page/create/use-create';
import { DescriptionField, NameField } from '@/components/forms/form-fields';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import { failedCall, toldBy } from '@/components/lists/verbs/outcome-messages';
import { SummaryRows } from '@/components/records/billing/summary';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { pendingProblem } from '@/model/account/status';
import { createPolicyCall } from '@/model/firewall-policy/calls';
import { createRuleCall } from '@/model/firewall-rule/calls';
import { ALL_OUTBOUND } from '@/model/firewall-rule/presets';
import { idOf } from '@/model/ids';
import { addServersCall, createGroupCall } from '@/model/server-group/calls';
import { EMPTY_GROUP, type NewGroup, newGroupSchema } from '@/model/server-group/rules';
import type { CallEnd } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { CheckboxField } from '@/ui/checkbox-field';
import { words } from './words';

/** Creates its policy, with the rule that lets everything out. */
function* letOut(group: string): Run {
  const policy = yield { call: createPolicyCall(group), title: words.save.createPolicyTask };
  const id = policy.ok ? idOf('firewall_policy', policy.answer.body) : undefined;
  if (id === undefined) return policy;
  return yield { call: createRuleCall(id, ALL_OUTBOUND.form), title: words.addRule.title };
}

interface PartProps {
  readonly form: UseFormReturn<NewGroup, unknown, NewGroup>;
}

function Naming({ form }: PartProps) {
  return (
    <>
      <NameField form={form} autoFocus />
      <DescriptionField form={form} />
    </>
  );
}

/** Does not render again at every letter of the name. */
function Members({ form }: PartProps) {
  return (
    <ServerChoice
      chosen={useWatch({ control: form.control, name: 'servers' })}
      onChange={(chosen) => form.setValue('servers', chosen, { shouldDirty: true })}
      hint={words.labels.membersHint}
    />
  );
}

function Firewall({ form }: PartProps) {
  return <CheckboxField {...form.register('outbound')} label={words.create.outbound} />;
}

const SECTIONS = [
  { title: words.labels.group, Fields: Naming },
  { title: words.create.members, Fields: Members },
  { title: words.labels.firewall, Fields: Firewall },
];

function Summary({ form }: PartProps) {
  const [name, servers, outbound] = useWatch({
    control: form.control,
    name: ['name', 'servers', 'outbound'],
  });
  return (
    <SummaryRows
      label={words.create.summary}
      rows={[
        { label: words.labels.name, value: name.trim() },
        {
          label: words.labels.servers,
          value: servers.length === 0 ? '' : words.create.serverCount(servers.length),
        },
        {
          label: words.labels.firewall,
          value: outbound ? words.create.allOutbound : words.create.noRules,
          detail: outbound ? words.create.allOutboundDetail : words.create.noRulesDetail,
        },
      ]}
    />
  );
}

export default function CreateServerGroup() {
  const account = useAccount();
  const notify = useNotify();
  const { record: payer } = useRecord('account', account);
  const editor = useCreate<NewGroup>('server_group', {
    schema: newGroupSchema,
    values: EMPTY_GROUP,
    request: (group) =>
      function* (): Run {
        const made = yield { call: createGroupCall(group) };
        const id = made.ok ? idOf('server_group', made.answer.body) : undefined;
        if (id === undefined) return made;
        // The group exists: another press would make a second one.
        const tell = (message: string, end: CallEnd) => {
          const failed = failedCall(end);
          if (failed === undefined) return;
          notify({ tone: 'warning', persistent: true, message, ...toldBy(failed) });
        };
        if (group.servers.length > 0) {
          const joining = addServersCall(id, group.servers);
          const joined = yield { call: joining, title: words.create.addServersTask };
          tell(words.create.withoutServers, joined);
        }
        if (group.outbound) tell(words.create.withoutRules, yield* letOut(id));
        return made;
      },
  });
  const { form } = editor;

  return (
    <CreateLayout
      editor={editor}
      saveLabel={words.labels.createGroup}
      disabledReason={pendingProblem(payer)}
      sections={SECTIONS}
      fields={{ form }}
      summary={<Summary form={form} />}
      price={words.create.price}
    />
  );
}
