import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { RowsField } from '@/components/forms/editors/rows-field';
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

interface DomainRowsProps {
  readonly rows: HttpsForm['domains'];
  readonly error: string | undefined;
  readonly errorOf: (index: number) => string | undefined;
  readonly register: (index: number) => UseFormRegisterReturn;
  readonly onChange: (rows: HttpsForm['domains']) => void;
  readonly balancer?: string | undefined;
  readonly addresses: readonly string[] | undefined;
  readonly facts: Facts;
}

function DomainRows(props: DomainRowsProps) {
  const { rows, error, errorOf, register, onChange, balancer, addresses, facts } = props;
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
        rows={rows}
        empty={EMPTY_DOMAIN}
        error={error}
        onChange={onChange}
        hint={
          addresses?.length
            ? `Each has to resolve to ${addresses.join(' or ')} before it can have a certificate.`
            : 'Each has to resolve to this load balancer before it can have a certificate.'
        }
      >
        {(index, labelHidden) => (
          <TextField
            {...register(index)}
            label="Domain"
            labelHidden={labelHidden}
            error={errorOf(index)}
            hint={domainWarning(rows[index]?.name ?? '', balancer, facts)}
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
  none: 'Nobody can connect by HTTPS.',
  acme: 'Certificates are issued and renewed for the domains below.',
  pem: 'Your own certificate. Replace it before it ends.',
};

const OPTIONS = (['none', 'acme', 'pem'] as const).map((value) => ({
  value,
  label: METHODS[value],
  detail: DETAILS[value],
}));

interface HttpsFieldsProps {
  readonly values: HttpsForm;
  readonly register: (
    name: 'certificate' | 'key' | `domains.${number}.name`,
  ) => UseFormRegisterReturn;
  readonly errors: FieldErrors<HttpsForm>;
  readonly onChange: (change: Partial<HttpsForm>) => void;
  readonly reader: PemReader | undefined;
  readonly barred?: string | undefined;
  readonly balancer?: string | undefined;
  readonly addresses: readonly string[] | undefined;
  readonly facts: Facts;
}

export function HttpsFields(props: HttpsFieldsProps) {
  const { values, register, errors, onChange, reader, barred, facts } = props;
  const { method, domains } = values;
  return (
    <>
      <RadioSegments
        label="HTTPS"
        value={method}
        options={OPTIONS.map((option) => ({
          ...option,
          reason: option.value === 'none' ? barred : undefined,
        }))}
        error={errors.method?.message}
        onChange={(value) => onChange({ method: value })}
      />
      {method === 'acme' && (
        <DomainRows
          rows={domains}
          error={errors.domains?.message ?? errors.domains?.root?.message}
          errorOf={(index) => errors.domains?.[index]?.name?.message}
          register={(index) => register(`domains.${index}.name`)}
          onChange={(rows) => onChange({ domains: rows })}
          balancer={props.balancer}
          addresses={props.addresses}
          facts={facts}
        />
      )}
      {method === 'pem' && (
        <PemFields
          values={values}
          register={register}
          errorOf={(name) => errors[name]?.message}
          onText={(name, text) => onChange({ [name]: text })}
          reader={reader}
          now={facts.now}
        />
      )}
    </>
  );
}
