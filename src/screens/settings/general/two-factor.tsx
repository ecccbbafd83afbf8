import * as v from 'valibot';
import { RecordEditor } from '@/components/forms/editors/record-editor';
import { useAccount } from '@/components/scope/account-scope';
import { canRequireTwoFactor } from '@/model/account/rules';
import { update } from '@/model/call';
import { CheckboxField } from '@/ui/checkbox-field';

const schema = v.object({ tfa_required: v.boolean() });

type Requirement = v.InferOutput<typeof schema>;

export default function TwoFactorRequirement() {
  const account = useAccount();
  return (
    <RecordEditor<'account', Requirement, Requirement>
      kind="account"
      id={account}
      title="Require Two-Factor"
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
          label="Require two-factor authentication"
          error={errors.tfa_required?.message}
          hint="It applies to all team members: who is invited has to enable it before they can accept, and nobody in the team can disable it."
        />
      )}
    </RecordEditor>
  );
}
