import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { FormText } from '@/components/forms/form-fields';
import { EndpointField } from '@/components/lists/choices/endpoint-field';
import { ProtocolFields } from '@/components/lists/choices/protocol-fields';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { hasPorts, type RuleForm } from '@/model/firewall-rule/form';
import { ruleHints, ruleOfHints } from '@/model/firewall-rule/hints';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';
import { FROM_KINDS, questionSchema, TRAFFIC_PROTOCOLS } from '@/model/server/firewall/let-in';
import { shortTitle } from '@/model/title';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { Stack } from '@/ui/page/columns';
import { LetInAnswer } from './answer';
import { words } from '../words';

export default function LetIn({ server: id }: ScreenProps<{ server: 'server' }>) {
  const { record } = useRecord('server', id);
  return record === undefined ? null : <Question server={record} />;
}

/**
 * Question of the address. A network, a group or any protocol cannot be asked about: defaults
 * replace them.
 */
function asked(query: URLSearchParams): RuleForm {
  const form = ruleOfHints('in', query);
  const isFrom = FROM_KINDS.some((kind) => kind === form.end);
  return {
    ...form,
    ...(!isFrom && { end: 'address', value: '' }),
    ...(form.protocol === 'any' && { protocol: 'tcp' }),
    icmpType: form.icmpType === '' ? 'echo-request' : form.icmpType,
  };
}

function Question({ server }: { readonly server: ServerRecord }) {
  const account = useAccount();
  const { returnTo } = useRouteGuard();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm<RuleForm, unknown, RuleForm>({
    resolver: valibotResolver(questionSchema),
    defaultValues: asked(query),
    mode: 'onTouched',
  });
  const question = useWatch({ control: form.control, compute: (values: RuleForm) => values });
  const isWhole = v.is(questionSchema, question);
  const search = isWhole ? new URLSearchParams({ ...ruleHints(question) }).toString() : undefined;
  // Back from a rule leads to the same question.
  useEffect(() => {
    if (search === undefined) return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [navigate, search]);
  const leave = () => returnTo(paths.record('server', account, server.id));
  return (
    <Modal tall onClose={leave}>
      <DialogFrame
        title={words.firewall.title(shortTitle(server))}
        onClose={leave}
        actions={<Button onClick={leave}>{words.firewall.close}</Button>}
      >
        <Stack gap="m">
          <EndpointField form={form} label={words.firewall.from} kinds={FROM_KINDS} single />
          <ProtocolFields form={form} protocols={TRAFFIC_PROTOCOLS}>
            {hasPorts(question.protocol) && (
              <FormText
                form={form}
                name="destinationPort"
                mono
                label={words.firewall.port}
                inputMode="numeric"
              />
            )}
          </ProtocolFields>
          <LetInAnswer server={server} question={isWhole ? question : undefined} />
        </Stack>
      </DialogFrame>
    </Modal>
  );
}
