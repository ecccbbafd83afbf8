import { RowsField } from '@/components/forms/editors/rows-field';
import { bound, errorAt, type PartProps } from '@/components/forms/form-fields';
import type { Facts } from '@/model/facts';
import { METHODS } from '@/model/load-balancer/describe';
import {
  domainWarning,
  EMPTY_DOMAIN,
  type HttpsForm,
  type PemReader,
} from '@/model/load-balancer/https';
import { Note } from '@/ui/note';
import { RadioSegments } from '@/ui/radio-segments';
import { TextField } from '@/ui/text-field';
import { words } from '../words';
import { PemFields } from './pem-fields';

interface HttpsFieldsProps extends PartProps<HttpsForm> {
  readonly reader: PemReader | undefined;
  readonly barred?: string | undefined;
  readonly balancer?: string | undefined;
  readonly addresses: readonly string[] | undefined;
  readonly facts: Facts;
}

/** The domains to have a certificate for, with known reasons that keep them from one. */
function DomainRows({ form, values, change, balancer, addresses, facts }: HttpsFieldsProps) {
  const { domains } = values;
  return (
    <>
      {addresses?.length === 0 && <Note tone="warning">{words.https.noCloudIp}</Note>}
      <RowsField
        legend={words.certificate.domains}
        noun={words.https.domainNoun}
        rows={domains}
        empty={EMPTY_DOMAIN}
        error={errorAt(form, 'domains')}
        onChange={(rows) => change({ domains: rows })}
        hint={words.https.domainsHint(addresses)}
      >
        {(index, labelHidden) => (
          <TextField
            {...bound(form, `domains.${index}.name`)}
            label={words.https.domain}
            labelHidden={labelHidden}
            hint={domainWarning(domains[index]?.name ?? '', balancer, facts)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </RowsField>
    </>
  );
}

const OPTIONS = (['none', 'acme', 'pem'] as const).map((value) => ({
  value,
  label: METHODS[value],
  detail: words.https.details[value],
}));

export function HttpsFields(props: HttpsFieldsProps) {
  const { form, values, change, barred } = props;
  const { method } = values;
  return (
    <>
      <RadioSegments
        label={words.labels.https}
        labelHidden
        value={method}
        options={OPTIONS.map((option) => ({
          ...option,
          reason: option.value === 'none' ? barred : undefined,
        }))}
        error={errorAt(form, 'method')}
        onChange={(value) => change({ method: value })}
      />
      {method === 'acme' && <DomainRows {...props} />}
      {method === 'pem' && <PemFields {...props} now={props.facts.now} />}
    </>
  );
}
