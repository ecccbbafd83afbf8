import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { bound, FormText } from '@/components/forms/form-fields';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { usageOf } from '@/model/account/allowance';
import { requestLimitCall } from '@/model/account/calls';
import {
  amountLabel,
  type Limit,
  limitFor,
  limitOf,
  limitProblems,
  type LimitRequest,
  ORGANISATION_TYPES,
} from '@/model/account/limits';
import { type LimitResource, paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { readable } from '@/model/unreadable';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { words } from '../words';

export default function Increase({ limit: resource }: { readonly limit: LimitResource }) {
  const account = useAccount();
  const { record, meta } = useRecord('account', account);
  const limit = limitOf(resource);
  if (record === undefined || limit === undefined) return null;
  const { limit: now } = usageOf(readable(record), limit.allowance);
  if (now !== undefined) return <IncreaseForm limit={limit} account={record} now={now} />;
  if (!meta.full) return null;
  return (
    <UnknownValue
      kind="account"
      record={record}
      parent={paths.settingsLimits(account)}
      title={words.increase.title}
    />
  );
}

interface FormProps {
  readonly limit: Limit;
  readonly account: Records['account'];
  /** In bytes, or a number of things. */
  readonly now: number;
}

function IncreaseForm({ limit, account, now }: FormProps) {
  const { label, isSize } = limit;
  const [query] = useSearchParams();
  const more = Number(query.get('more'));
  const schema = useMemo(
    () => checkedForm((request: LimitRequest) => limitProblems(limit, now, request)),
    [limit, now],
  );
  const kept = useKeptSent(words.increase.sent);
  const editor = useSave<LimitRequest, LimitRequest>({
    schema,
    values: { newLimit: limitFor(account, limit, more), organisationType: '', message: '' },
    verb: 'increase',
    title: words.increase.task(label),
    parent: paths.settingsLimits(account.id),
    isNew: true,
    request: (request) => requestLimitCall(account.id, limit, request),
    kept,
    does: 'sent',
    success: () => words.increase.success,
  });
  return (
    <EditorDialog editor={editor} title={words.increase.title} saveLabel={words.increase.saveLabel}>
      <p>{words.increase.lead(label, amountLabel(limit, now))}</p>
      <FormText
        form={editor.form}
        name="newLimit"
        label={isSize ? words.increase.newLimitInGigabytes(label) : words.increase.newLimit(label)}
        inputMode="decimal"
      />
      <SelectField {...bound(editor.form, 'organisationType')} label={words.increase.organisation}>
        <option value="">{words.increase.organisationEmpty}</option>
        {ORGANISATION_TYPES.map(({ value, label: type }) => (
          <option key={value} value={value}>
            {type}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...bound(editor.form, 'message')}
        label={words.common.reason}
        hint={words.increase.reasonHint}
      />
    </EditorDialog>
  );
}
