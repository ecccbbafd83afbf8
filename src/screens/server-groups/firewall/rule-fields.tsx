import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useEditorForm } from '@/components/forms/editors/use-editor-form';
import type { Editor } from '@/components/forms/editors/use-save';
import { FormText } from '@/components/forms/form-fields';
import { EndpointField } from '@/components/lists/choices/endpoint-field';
import { ProtocolFields } from '@/components/lists/choices/protocol-fields';
import { hasPorts, ruleBody, type RuleForm, ruleSchema } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import { ENDPOINT_KINDS } from '@/model/firewall-rule/rule-endpoints';
import { openToAll } from '@/model/firewall-rule/warnings';
import { Note } from '@/ui/note';
import { Pair } from '@/ui/page/columns';
import { words } from '../words';

interface RuleFieldsProps {
  readonly form: UseFormReturn<RuleForm, unknown, RuleForm>;
}

export function RuleFields({ form }: RuleFieldsProps) {
  const rule = useWatch({ control: form.control, compute: (values: RuleForm) => values });
  const warning = openToAll(ruleBody(rule));
  return (
    <>
      <EndpointField form={form} label={words.rules.end[rule.direction]} kinds={ENDPOINT_KINDS} />
      <ProtocolFields form={form} protocols={PROTOCOLS} />
      {hasPorts(rule.protocol) && (
        <Pair>
          <FormText
            form={form}
            name="destinationPort"
            mono
            label={words.rule.destinationPort}
            optional
            placeholder={words.rule.anyPort}
            hint={words.rule.destinationPortHint}
          />
          <FormText
            form={form}
            name="sourcePort"
            mono
            label={words.rule.sourcePort}
            optional
            placeholder={words.rule.anyPort}
          />
        </Pair>
      )}
      <FormText form={form} name="description" label={words.labels.description} optional />
      {warning !== undefined && <Note tone="warning">{warning}</Note>}
    </>
  );
}

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
