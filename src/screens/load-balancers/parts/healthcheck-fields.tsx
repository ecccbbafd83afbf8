import { bound, type PartProps } from '@/components/forms/form-fields';
import { protocolLabel } from '@/model/load-balancer/describe';
import { HEALTHCHECK_TYPES, type HealthcheckForm } from '@/model/load-balancer/healthcheck';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { words } from '../words';

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Fields of a health check; only http asks for a path. */
export function HealthcheckFields({ form, values }: PartProps<HealthcheckForm>) {
  const field = (name: keyof HealthcheckForm) => bound(form, name);
  return (
    <>
      <Pair>
        <SelectField {...field('type')} label={words.healthcheck.type}>
          {HEALTHCHECK_TYPES.map((word) => (
            <option key={word} value={word}>
              {protocolLabel(word)}
            </option>
          ))}
        </SelectField>
        <TextField {...NUMBER} {...field('port')} label={words.healthcheck.port} />
      </Pair>
      {values.type === 'http' && (
        <TextField
          {...field('request')}
          mono
          label={words.healthcheck.path}
          autoComplete="off"
          spellCheck={false}
          hint={words.healthcheck.pathHint}
        />
      )}
      <Pair>
        <TextField {...NUMBER} {...field('interval')} label={words.healthcheck.interval} />
        <TextField {...NUMBER} {...field('timeout')} label={words.labels.timeoutSeconds} />
      </Pair>
      <Pair>
        <TextField
          {...NUMBER}
          {...field('threshold_up')}
          label={words.healthcheck.thresholdUp}
          hint={words.healthcheck.thresholdUpHint}
        />
        <TextField
          {...NUMBER}
          {...field('threshold_down')}
          label={words.healthcheck.thresholdDown}
          hint={words.healthcheck.thresholdDownHint}
        />
      </Pair>
    </>
  );
}
