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

/** A form with listeners. */
interface ListenersForm {
  rows: ListenerRow[];
}

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

function withOwn(words: readonly string[], own: string): readonly string[] {
  return own === '' || words.includes(own) ? words : [...words, own];
}

/** Listeners of a balancer, and where they pass requests on. */
export function ListenerRows({ form, values, change }: PartProps<ListenersForm>) {
  const { rows } = values;
  return (
    <RowsField
      legend="Listeners"
      noun="listener"
      labels="each"
      rows={rows}
      empty={EMPTY_LISTENER}
      error={errorAt(form, 'rows')}
      onChange={(all) => change({ rows: all })}
      hint="What arrives at the “in” port goes to the “out” port of a server."
    >
      {(index) => {
        const field = (name: keyof ListenerRow) => bound(form, `rows.${index}.${name}`);
        return (
          <>
            <SelectField {...field('protocol')} label="Protocol">
              <option value="">Choose…</option>
              {withOwn(LISTENER_PROTOCOLS, rows[index]?.protocol ?? '').map((protocol) => (
                <option key={protocol} value={protocol}>
                  {protocolLabel(protocol)}
                </option>
              ))}
            </SelectField>
            <TextField {...NUMBER} {...field('in')} label="In" />
            <TextField {...NUMBER} {...field('out')} label="Out" />
            <TextField {...NUMBER} {...field('timeout')} label="Timeout (s)" />
            <SelectField {...field('proxy')} label="Proxy protocol">
              <option value="">None</option>
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
