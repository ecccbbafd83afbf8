import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { HealthcheckFields } from '../parts/healthcheck-fields';
import { HttpsFields } from '../parts/https-fields';
import { ListenerRows } from '../parts/listener-rows';
import { useCertificateQuestion } from '../parts/use-certificate-question';
import { usePemReader } from '../parts/use-pem-reader';
import { bound, FormText } from '@/components/forms/form-fields';
import { useNotify } from '@/components/activity/calls/use-notify';
import { CreateLayout } from '@/components/forms/editors/create-layout';
import { CreateSection } from '@/components/forms/editors/create-section';
import { useSave } from '@/components/forms/editors/use-save';
import { ShowAsToggle } from '@/components/forms/show-as-toggle';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import { failedCall, toldBy } from '@/components/lists/verbs/outcome-messages';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { LimitNote } from '@/components/records/limit-note';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { lazyPart } from '@/lib/lazy-part';
import { mapCall } from '@/model/cloud-ip/calls';
import { addressesById } from '@/model/cloud-ip/describe';
import { idOf } from '@/model/ids';
import {
  createBalancerCall,
  type NewBalancer,
  newBalancerSchema,
} from '@/model/load-balancer/create';
import { POLICIES, policyLabel, TLS_VERSIONS } from '@/model/load-balancer/describe';
import { certificateQuestion } from '@/model/load-balancer/https';
import { balancerLimitProblem, newBalancerProblem } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import { loadBalancerPrice } from '@/model/pricing/prices';
import type { Run } from '@/store/calls/manager';
import { CheckboxField } from '@/ui/checkbox-field';
import { lazyLayer } from '@/ui/lazy-layer';
import { SelectField } from '@/ui/select-field';
import { BalancerSummary } from './balancer-summary';
import { CloudIpFields } from './cloud-ip-fields';

const loadShowAs = lazyPart(() => import('./show-as'));
const ShowBalancerAs = lazyLayer<{ readonly values: NewBalancer }>(async () => ({
  default: (await loadShowAs()).ShowBalancerAs,
}));

const WIRE_NAMES = {
  listeners: 'rows',
  https_redirect: 'redirect',
  ssl_minimum_version: 'tls',
  certificate_pem: 'certificate',
  certificate_private_key: 'key',
  healthcheck_request: 'request',
  healthcheck_port: 'port',
  healthcheck_interval: 'interval',
  healthcheck_timeout: 'timeout',
  healthcheck_threshold_up: 'threshold_up',
  healthcheck_threshold_down: 'threshold_down',
} as const;

interface CreateFormProps {
  readonly title: string;
  readonly initial: NewBalancer;
  /** Query of the address: drafts are kept by it. */
  readonly query: string;
  readonly note: ReactNode;
}

/** The form of a new balancer; a cloud IP is mapped to it once it is ordered. */
export function CreateForm({ title, initial, query, note }: CreateFormProps) {
  const account = useAccount();
  const notify = useNotify();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const mayUse = useCertificateQuestion();
  const price = loadBalancerPrice(usePrices());
  // Finding the new balancer after a lost answer needs the earlier ones.
  useList('load_balancer');
  useList('cloud_ip');
  const { record: payer } = useRecord('account', account);
  const [isPem, setIsPem] = useState(false);
  const reader = usePemReader(isPem);
  const schema = useMemo(() => newBalancerSchema(factsNow, reader), [factsNow, reader]);
  const list = paths.list('load_balancer', account);
  const editor = useSave<NewBalancer, NewBalancer>({
    schema,
    values: initial,
    draft: `${paths.loadBalancerAdd(account)}${query}`,
    secret: ['key'],
    verb: 'create',
    title: 'Create load balancer',
    words: { done: (name) => `${name} is ready` },
    parent: list,
    isNew: true,
    wireNames: WIRE_NAMES,
    next: ({ body }) => {
      const made = idOf('load_balancer', body);
      return made === undefined ? list : paths.record('load_balancer', account, made);
    },
    request: (form) =>
      function* (): Run {
        const made = yield { call: createBalancerCall(form) };
        const id = made.ok ? idOf('load_balancer', made.answer.body) : undefined;
        if (id === undefined || form.cloudIp === '') return made;
        const to = { kind: 'load_balancer', id } as const;
        const end = yield { call: mapCall(form.cloudIp, to, factsNow()), title: 'Map cloud IP' };
        const failed = failedCall(end);
        // The balancer exists: another press would make a second one.
        if (failed !== undefined) {
          const message = 'The load balancer was created, but its cloud IP could not be mapped.';
          notify({ tone: 'warning', persistent: true, message, ...toldBy(failed) });
        }
        return made;
      },
  });
  const { form } = editor;
  const { register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const values = useWatch({ control: form.control, compute: (all: NewBalancer) => all });
  if (values.method === 'pem' && !isPem) setIsPem(true);
  function change(part: Partial<NewBalancer>) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    for (const [name, value] of Object.entries(part)) {
      // The compiler does not connect a value with its field.
      setValue(name as keyof NewBalancer, value as never, options);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const question = certificateQuestion(values, reader, factsNow().now);
    if (question && (await form.trigger()) && !(await mayUse(question))) return;
    editor.submit(event);
  }

  return (
    <Page title={title}>
      <CreateLayout
        editor={{ ...editor, submit: (event) => void submit(event) }}
        title={title}
        saveLabel="Create load balancer"
        disabledReason={newBalancerProblem(payer)}
        notes={
          <>
            {note}
            <LimitNote resource="load_balancer" more={1} problem={balancerLimitProblem(payer)} />
          </>
        }
        summary={<BalancerSummary values={values} payer={payer} />}
        price={
          <>
            <PriceLabel price={price} /> a month
          </>
        }
      >
        <CreateSection title="Load balancer">
          <FormText form={form} name="name" label="Name" optional autoFocus />
          <SelectField {...register('policy')} label="Policy" error={errors.policy?.message}>
            {POLICIES.map((policy) => (
              <option key={policy} value={policy}>
                {policyLabel(policy)}
              </option>
            ))}
          </SelectField>
        </CreateSection>
        <CreateSection title="Servers" note="There may be none yet.">
          <ServerChoice
            chosen={values.nodes}
            onChange={(ids) => change({ nodes: [...ids] })}
            error={errors.nodes?.message}
          />
        </CreateSection>
        <CreateSection title="Listeners">
          <ListenerRows
            rows={values.rows}
            error={errors.rows?.message ?? errors.rows?.root?.message}
            errorOf={(index, field) => errors.rows?.[index]?.[field]?.message}
            register={(index, field) => register(`rows.${index}.${field}`)}
            onChange={(rows) => change({ rows })}
          />
        </CreateSection>
        <CreateSection title="HTTPS">
          <HttpsFields
            values={values}
            register={(name) => register(name)}
            errors={errors}
            onChange={change}
            reader={reader}
            addresses={values.cloudIp === '' ? [] : addressesById(values.cloudIp, facts)}
            facts={facts}
          />
          <CheckboxField {...bound(form, 'redirect')} label="Redirect HTTP to HTTPS" />
          <SelectField {...register('tls')} label="Minimum TLS" error={errors.tls?.message}>
            {TLS_VERSIONS.map((version) => (
              <option key={version} value={version}>
                {version}
              </option>
            ))}
          </SelectField>
        </CreateSection>
        <CreateSection title="Healthcheck">
          <HealthcheckFields
            type={values.type}
            register={(name) => register(name)}
            errorOf={(name) => errors[name]?.message}
          />
        </CreateSection>
        <CreateSection title="Cloud IP" note="Mapped to the balancer once it is ordered.">
          <CloudIpFields
            value={values.cloudIp}
            onChange={(id) => change({ cloudIp: id })}
            error={errors.cloudIp?.message}
          />
        </CreateSection>
        <CreateSection title="Show as">
          <ShowAsToggle label="Show">{() => <ShowBalancerAs values={values} />}</ShowAsToggle>
        </CreateSection>
      </CreateLayout>
    </Page>
  );
}
