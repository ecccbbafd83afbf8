import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { Facts } from '@/model/facts';
import { type HttpsMethod, METHODS } from '@/model/load-balancer/describe';
import type { HttpsForm, PemReader } from '@/model/load-balancer/https';
import { RadioSegments } from '@/ui/radio-segments';
import { DomainRows } from './domain-rows';
import { PemFields } from './pem-fields';

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
  /** Why HTTPS cannot be removed. */
  readonly barred?: string | undefined;
  /** The balancer, once there is one. */
  readonly balancer?: string | undefined;
  /** The addresses that lead to it; undefined while unknown. */
  readonly addresses: readonly string[] | undefined;
  readonly facts: Facts;
}

/** Where the certificate comes from, and what that needs (spec 2 §§4, 5). */
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
