import * as v from 'valibot';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { useAccount } from '@/components/scope/account-scope';
import { canRequireTwoFactor } from '@/model/account/rules';
import { update } from '@/model/call';
import { CheckboxField } from '@/ui/checkbox-field';
import { words } from '../words';

const schema = v.object({ tfa_required: v.boolean() });

type Requirement = v.InferOutput<typeof schema>;

export default function TwoFactorRequirement() {
  const account = useAccount();
  return (
    <RecordEditor<'account', Requirement, Requirement>
      kind="account"
      id={account}
      title={words.general.twoFactor}
      size="s"
      verb="tfa_requirement"
      schema={schema}
      disabledReason={canRequireTwoFactor}
      values={({ tfa_required }) => (tfa_required === undefined ? undefined : { tfa_required })}
      request={(requirement) => update('account', account, requirement)}
    >
      {({ register, formState: { errors } }) => (
        <CheckboxField
          {...register('tfa_required')}
          label={words.twoFactor.label}
          error={errors.tfa_required?.message}
          hint={words.twoFactor.hint}
        />
      )}
    </RecordEditor>
  );
}
