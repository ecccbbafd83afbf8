import { RowsField } from '@/components/forms/editors/rows-field';
import { bound, errorAt, type PartProps } from '@/components/forms/form-fields';
import type { Facts } from '@/model/facts';
import { type HttpsMethod, METHODS } from '@/model/load-balancer/describe';
import {
  domainWarning,
  EMPTY_DOMAIN,
  type HttpsForm,
  type PemReader,
} from '@/model/load-balancer/https';
import { Note } from '@/ui/note';
import { RadioSegments } from '@/ui/radio-segments';
import { TextField } from '@/ui/text-field';
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
      {addresses?.length === 0 && (
        <Note tone="warning">
          No cloud IP is mapped to this load balancer: its domains have to resolve to one first.
        </Note>
      )}
      <RowsField
        legend="Domains"
        noun="domain"
        rows={domains}
        empty={EMPTY_DOMAIN}
        error={errorAt(form, 'domains')}
        onChange={(rows) => change({ domains: rows })}
        hint={
          addresses?.length
            ? `Each has to resolve to ${addresses.join(' or ')} before it can have a certificate.`
            : 'Each has to resolve to this load balancer before it can have a certificate.'
        }
      >
        {(index, labelHidden) => (
          <TextField
            {...bound(form, `domains.${index}.name`)}
            label="Domain"
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

const DETAILS: Readonly<Record<HttpsMethod, string>> = {
  none: 'HTTPS is off.',
  acme: 'Certificates are issued and renewed for the domains below.',
  pem: 'Your own certificate. Replace it before it ends.',
};

const OPTIONS = (['none', 'acme', 'pem'] as const).map((value) => ({
  value,
  label: METHODS[value],
  detail: DETAILS[value],
}));

export function HttpsFields(props: HttpsFieldsProps) {
  const { form, values, change, barred } = props;
  const { method } = values;
  return (
    <>
      <RadioSegments
        label="HTTPS"
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
