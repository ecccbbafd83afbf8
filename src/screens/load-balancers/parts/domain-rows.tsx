import type { UseFormRegisterReturn } from 'react-hook-form';
import { RowsField } from '@/components/forms/editors/rows-field';
import type { Facts } from '@/model/facts';
import { domainWarning, EMPTY_DOMAIN, type HttpsForm } from '@/model/load-balancer/https';
import { Note } from '@/ui/note';
import { TextField } from '@/ui/text-field';

export interface DomainRowsProps {
  readonly rows: HttpsForm['domains'];
  readonly error: string | undefined;
  readonly errorOf: (index: number) => string | undefined;
  readonly register: (index: number) => UseFormRegisterReturn;
  readonly onChange: (rows: HttpsForm['domains']) => void;
  /** The balancer, once there is one. */
  readonly balancer?: string | undefined;
  /** The addresses that lead to it; undefined while unknown. */
  readonly addresses: readonly string[] | undefined;
  readonly facts: Facts;
}

/** The domains to have a certificate for, with what is known to keep them from one. */
export function DomainRows(props: DomainRowsProps) {
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
