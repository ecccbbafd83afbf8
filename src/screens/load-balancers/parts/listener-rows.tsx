import { RowsField } from '@/components/forms/editors/rows-field';
import { bound, errorAt, type PartProps } from '@/components/forms/form-fields';
import { protocolLabel } from '@/model/load-balancer/describe';
import {
  EMPTY_LISTENER,
  LISTENER_PROTOCOLS,
  type ListenerRow,
  PROXY_PROTOCOLS,
} from '@/model/load-balancer/listeners';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { words } from '../words';

/** A form with listeners. */
interface ListenersForm {
  rows: ListenerRow[];
}

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

function withOwn(options: readonly string[], own: string): readonly string[] {
  return own === '' || options.includes(own) ? options : [...options, own];
}

/** Listeners of a balancer, and where they pass requests on. */
export function ListenerRows({ form, values, change }: PartProps<ListenersForm>) {
  const { rows } = values;
  return (
    <RowsField
      legend={words.labels.listeners}
      noun={words.listeners.noun}
      labels="each"
      rows={rows}
      empty={EMPTY_LISTENER}
      error={errorAt(form, 'rows')}
      onChange={(all) => change({ rows: all })}
      hint={words.listeners.hint}
    >
      {(index) => {
        const field = (name: keyof ListenerRow) => bound(form, `rows.${index}.${name}`);
        return (
          <>
            <SelectField {...field('protocol')} label={words.labels.protocol}>
              <option value="">{words.listeners.choose}</option>
              {withOwn(LISTENER_PROTOCOLS, rows[index]?.protocol ?? '').map((protocol) => (
                <option key={protocol} value={protocol}>
                  {protocolLabel(protocol)}
                </option>
              ))}
            </SelectField>
            <TextField {...NUMBER} {...field('in')} label={words.listeners.in} />
            <TextField {...NUMBER} {...field('out')} label={words.listeners.out} />
            <TextField {...NUMBER} {...field('timeout')} label={words.labels.timeoutSeconds} />
            <SelectField {...field('proxy')} label={words.labels.proxyProtocol}>
              <option value="">{words.labels.noneOption}</option>
              {withOwn(PROXY_PROTOCOLS, rows[index]?.proxy ?? '').map((proxy) => (
                <option key={proxy} value={proxy}>
                  {proxy}
                </option>
              ))}
            </SelectField>
          </>
        );
      }}
    </RowsField>
  );
}
