import { bound, type PartProps } from '@/components/forms/form-fields';
import { protocolLabel } from '@/model/load-balancer/describe';
import { HEALTHCHECK_TYPES, type HealthcheckForm } from '@/model/load-balancer/healthcheck';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Fields of a health check; only http asks for a path. */
export function HealthcheckFields({ form, values }: PartProps<HealthcheckForm>) {
  const field = (name: keyof HealthcheckForm) => bound(form, name);
  return (
    <>
      <Pair>
        <SelectField {...field('type')} label="Type">
          {HEALTHCHECK_TYPES.map((word) => (
            <option key={word} value={word}>
              {protocolLabel(word)}
            </option>
          ))}
        </SelectField>
        <TextField {...NUMBER} {...field('port')} label="Port" />
      </Pair>
      {values.type === 'http' && (
        <TextField
          {...field('request')}
          mono
          label="Request path"
          autoComplete="off"
          spellCheck={false}
          hint="Healthy if this returns a success status."
        />
      )}
      <Pair>
        <TextField {...NUMBER} {...field('interval')} label="Interval (s)" />
        <TextField {...NUMBER} {...field('timeout')} label="Timeout (s)" />
      </Pair>
      <Pair>
        <TextField
          {...NUMBER}
          {...field('threshold_up')}
          label="Threshold up"
          hint="Successful checks before a server is used again."
        />
        <TextField
          {...NUMBER}
          {...field('threshold_down')}
          label="Threshold down"
          hint="Failed checks before a server is removed."
        />
      </Pair>
    </>
  );
}
