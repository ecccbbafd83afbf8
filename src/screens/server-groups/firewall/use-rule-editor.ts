import { useLocation } from 'react-router-dom';
import { useEditorForm } from '@/components/forms/editors/use-editor-form';
import type { Editor } from '@/components/forms/editors/use-save';
import { ruleSchema, type RuleForm } from '@/model/firewall-rule/form';

interface Options {
  readonly values: RuleForm;
  readonly parent: string;
  /** Takes the rule over; nothing is sent. */
  readonly onSubmit: (rule: RuleForm) => void;
}

/** The form of one rule. A draft belongs to what it began with: empty, a clone, an addition. */
export function useRuleEditor({ values, parent, onSubmit }: Options): Editor<RuleForm, RuleForm> {
  const { pathname, search } = useLocation();
  const { form, isDirty, closing, closeTo, ...rest } = useEditorForm<RuleForm, RuleForm>({
    schema: ruleSchema,
    values,
    parent,
    draft: `${pathname}${search}`,
  });
  const close = () => closeTo(parent);
  return {
    ...rest,
    form,
    state: closing ? 'closing' : isDirty ? 'editing' : 'initial',
    busy: closing,
    looking: false,
    failure: undefined,
    submit: (event) => {
      event.preventDefault();
      void form.handleSubmit((rule) => {
        onSubmit(rule);
        close();
      })(event);
    },
    cancel: close,
  };
}
