import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { ruleSchema, type RuleForm } from '@/model/firewall-rule/form';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Stack } from '@/ui/page/columns';
import { RuleFields } from '../firewall/rule-fields';

interface RuleDialogProps extends DialogProps<RuleForm> {
  readonly title: string;
  readonly values: RuleForm;
  readonly label: string;
}

/** Results in a rule, which is not sent. */
export function RuleDialog({ title, values, label, close }: RuleDialogProps) {
  const form = useForm<RuleForm, unknown, RuleForm>({
    resolver: valibotResolver(ruleSchema),
    defaultValues: values,
  });
  return (
    <DialogFrame
      title={title}
      onClose={() => close()}
      onSubmit={(event) => void form.handleSubmit((rule) => close(rule))(event)}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="primary">
            {label}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <RuleFields form={form} />
      </Stack>
    </DialogFrame>
  );
}
