import { useWatch } from 'react-hook-form';
import { MOST_SERVERS, serverNames } from '@/model/server/create/form';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

/** 'web-1 to web-3', told before it is done. */
function NamesHint() {
  const { form } = useNewServer();
  const [name, count] = useWatch({ control: form.control, name: ['name', 'count'] });
  const many = Number.isInteger(count) && count > 1 && count <= MOST_SERVERS;
  const names = many && name.trim() !== '' ? serverNames(name, count) : [];
  if (names.length === 0) return 'A server without a name goes by its id.';
  return `They are called ${names[0] ?? ''} to ${names.at(-1) ?? ''}.`;
}

/** What it is called, and how many of it there shall be. */
export function NameCard() {
  const { form } = useNewServer();
  return (
    <Card>
      <div className={styles.names}>
        <TextField
          {...form.register('name')}
          label="Name"
          optional
          autoComplete="off"
          spellCheck={false}
          error={useFieldError('name')}
          hint={<NamesHint />}
        />
        <TextField
          {...form.register('count', { valueAsNumber: true })}
          label="How many"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SERVERS}
          error={useFieldError('count')}
        />
      </div>
    </Card>
  );
}
