import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { CreateLayout, lazyShowAs } from '@/components/record-page/create/create-layout';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import { fieldsOf } from '@/components/forms/form-fields';
import { failedCall, toldBy } from '@/components/lists/verbs/outcome-messages';
import { PriceLabel } from '@/components/records/billing/price-label';
import { leftRow, SummaryRows, SummaryTotal } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { LimitNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { lazyPart } from '@/lib/lazy-part';
import { formatCount } from '@/lib/text';
import { allowanceOf } from '@/model/account/allowance';
import { mapCall } from '@/model/cloud-ip/calls';
import { idOf } from '@/model/ids';
import {
  createBalancerCall,
  type NewBalancer,
  newBalancerSchema,
} from '@/model/load-balancer/create';
import { METHODS, policyLabel, protocolLabel } from '@/model/load-balancer/describe';
import { certificateQuestion } from '@/model/load-balancer/https';
import { balancerLimitProblem, newBalancerProblem } from '@/model/load-balancer/rules';
import { loadBalancerPrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import type { Run } from '@/store/calls/manager';
import { useCertificateQuestion, usePemReader } from '@/screens/load-balancers/parts/pem-fields';
import { words } from '../words';
import { BALANCER_SECTIONS } from './sections';

interface SummaryProps {
  readonly values: NewBalancer;
  readonly payer: Records['account'] | undefined;
}

function BalancerSummary({ values, payer }: SummaryProps) {
  const prices = usePrices();
  const ports = values.rows
    .filter((row) => row.in !== '')
    .map((row) => `${row.in} ${protocolLabel(row.protocol)}`);
  return (
    <>
      <SummaryRows
        label={words.create.summary}
        rows={[
          { label: words.labels.name, value: values.name.trim() },
          { label: words.labels.policy, value: policyLabel(values.policy) },
          {
            label: words.labels.servers,
            value: values.nodes.length === 0 ? '' : words.labels.serverCount(values.nodes.length),
          },
          { label: words.labels.listeners, value: ports.join(', ') },
          { label: words.labels.https, value: METHODS[values.method] },
          leftRow(words.create.left, allowanceOf(payer, 'loadBalancers'), 1, formatCount),
        ]}
      />
      <SummaryTotal price={loadBalancerPrice(prices)} />
    </>
  );
}

/** The price of a balancer a month. */
function BalancerPrice() {
  return words.create.price(<PriceLabel price={loadBalancerPrice(usePrices())} />);
}

const ShowAs = lazyShowAs(lazyPart(() => import('./show-as')));

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
  /** Query of the address. */
  readonly query: string;
  readonly note: ReactNode;
}

/** The form of a new balancer; a cloud IP is mapped to it once it is ordered. */
export function CreateForm({ title, initial, query, note }: CreateFormProps) {
  const account = useAccount();
  const notify = useNotify();
  const factsNow = useFactsNow();
  const mayUse = useCertificateQuestion();
  useList('cloud_ip');
  const { record: payer } = useRecord('account', account);
  const [isPem, setIsPem] = useState(false);
  const reader = usePemReader(isPem);
  const schema = useMemo(() => newBalancerSchema(factsNow, reader), [factsNow, reader]);
  const editor = useCreate<NewBalancer>('load_balancer', {
    schema,
    values: initial,
    query,
    secret: ['key'],
    words: IS_READY,
    wireNames: WIRE_NAMES,
    request: (form) =>
      function* (): Run {
        const made = yield { call: createBalancerCall(form) };
        const id = made.ok ? idOf('load_balancer', made.answer.body) : undefined;
        if (id === undefined || form.cloudIp === '') return made;
        const to = { kind: 'load_balancer', id } as const;
        const end = yield {
          call: mapCall(form.cloudIp, to, factsNow()),
          title: words.create.mapTask,
        };
        const failed = failedCall(end);
        // The balancer exists: another press would make a second one.
        if (failed !== undefined) {
          const message = words.create.notMapped;
          notify({ tone: 'warning', persistent: true, message, ...toldBy(failed) });
        }
        return made;
      },
  });
  const { form } = editor;
  const fields = fieldsOf(form);
  const { values } = fields;
  if (values.method === 'pem' && !isPem) setIsPem(true);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const question = certificateQuestion(values, reader, factsNow().now);
    if (question && (await form.trigger()) && !(await mayUse(question))) return;
    editor.submit(event);
  }

  return (
    <CreateLayout
      editor={{ ...editor, submit: (event) => void submit(event) }}
      title={title}
      disabledReason={newBalancerProblem(payer)}
      notes={
        <>
          {note}
          <LimitNote resource="load_balancer" more={1} problem={balancerLimitProblem(payer)} />
        </>
      }
      sections={BALANCER_SECTIONS}
      fields={{ ...fields, reader }}
      showAs={ShowAs}
      summary={<BalancerSummary values={values} payer={payer} />}
      price={<BalancerPrice />}
    />
  );
}
