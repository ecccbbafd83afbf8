import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAccount } from '@/components/account/account-context';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { UnknownValue } from '@/components/editors/record-editor';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useLatch } from '@/components/editors/use-latch';
import { TryAgain } from '@/components/records/record-notes';
import { useRecord } from '@/components/data/use-record';
import { pendingProblem } from '@/model/account/pending';
import { createRuleCall } from '@/model/firewall-rule/calls';
import {
  directionOfQuery,
  emptyRule,
  ruleForm,
  ruleSchema,
  type RuleForm,
} from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import { parseId } from '@/model/ids';
import { paths } from '@/model/paths';
import { unknownProblem } from '@/model/unreadable';
import { Note } from '@/ui/note';
import { DIRECTION_LABELS } from './direction-labels';
import { RULE_WIRE_NAMES } from './rule-wire-names';
import { RuleFields } from './rule-fields';
import { UnknownPolicy } from './unknown-policy';
import { useGroupPolicy } from './use-group-policy';

type Props = ScreenProps<{ group: 'server_group' }>;

/** Adds an empty rule, a preset or a copy; saved at once. */
export default function AddRule({ group }: Props) {
  const [query] = useSearchParams();
  const { record, meta } = useRecord('server_group', group);
  const direction = directionOfQuery(query.get('direction'));
  const preset = PRESETS[direction].find(({ id }) => id === query.get('preset'));
  const wanted = query.get('clone');
  const cloned = parseId('firewall_rule', wanted ?? '');
  const values = preset?.form ?? emptyRule(direction);
  // What is sent depends on whether the group has a policy.
  if (record?.firewall_policy === undefined) {
    return record && meta.full && <UnknownPolicy group={record} title="Add firewall rule" />;
  }
  const shared = { group, values };
  if (cloned !== undefined) return <CloneForm {...shared} cloned={cloned} />;
  return <AddForm {...shared} note={wanted !== null && <NoSuchRule id={wanted} />} />;
}

function NoSuchRule({ id }: { readonly id: string }) {
  return (
    <Note tone="warning">
      <p>
        There is no firewall rule <code>{id}</code> to clone. It may have been deleted.
      </p>
    </Note>
  );
}

function UnreadableRule({ id }: { readonly id: string }) {
  return (
    <Note tone="error" action={<TryAgain kind="firewall_rule" id={id} />}>
      <p>
        The firewall rule <code>{id}</code> could not be read, please check your network connection
      </p>
    </Note>
  );
}

interface FormProps extends Props {
  readonly values: RuleForm;
}

function CloneForm({ cloned, values, ...shared }: FormProps & { readonly cloned: string }) {
  const account = useAccount();
  const { record, meta } = useRecord('firewall_rule', cloned);
  const failed = useLatch(meta.status === 'error');
  if (meta.status === 'not-found') {
    return <AddForm {...shared} values={values} note={<NoSuchRule id={cloned} />} />;
  }
  const likeness = record && ruleForm(record);
  if (likeness !== undefined) return <AddForm {...shared} values={likeness} />;
  if (record !== undefined && meta.full) {
    return (
      <UnknownValue
        kind="firewall_rule"
        record={record}
        parent={paths.serverGroup(account, shared.group)}
        title="Clone firewall rule"
        why={unknownProblem(record, 'cloned')}
      />
    );
  }
  // Its input stays while the rule is read again.
  if (!failed) return null;
  return <AddForm {...shared} values={values} note={<UnreadableRule id={cloned} />} />;
}

/** A draft belongs to what the form began with: empty, a preset, a clone. */
function AddForm({ group, values, note }: FormProps & { readonly note?: ReactNode }) {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const policy = useGroupPolicy(group);
  const { record: payer } = useRecord('account', account);
  const editor = useSave<RuleForm, RuleForm>({
    schema: ruleSchema,
    values,
    verb: 'add-rule',
    title: 'Add Firewall Rule',
    parent: paths.serverGroup(account, group),
    draft: `${pathname}${search}`,
    isNew: true,
    wireNames: RULE_WIRE_NAMES,
    request: (rule) =>
      policy.within(function* (id) {
        const end = yield { call: createRuleCall(id, rule) };
        policy.refresh();
        return end;
      }),
  });
  return (
    <EditorDialog
      editor={editor}
      title={`Add ${DIRECTION_LABELS[values.direction].rule}`}
      saveLabel="Add rule"
      disabledReason={pendingProblem(payer)}
    >
      {note}
      <RuleFields form={editor.form} />
    </EditorDialog>
  );
}
