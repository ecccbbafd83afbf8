import { useWatch } from 'react-hook-form';
import { MOST_SERVERS, serverNames } from '@/model/server/create/form';
import { TextField } from '@/ui/text-field';
import styles from './create.module.css';
import { useFieldError, useNewServer } from './new-server-form';

function NamesHint() {
  const { form } = useNewServer();
  const [name, count, made] = useWatch({
    control: form.control,
    name: ['name', 'count', 'made'],
  });
  const many = Number.isInteger(count) && count > 1 && count <= MOST_SERVERS;
  const names = many && name.trim() !== '' ? serverNames(name, count).slice(made) : [];
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined) return 'If empty, the ID is used.';
  return first === last ? `The last is called ${first}.` : `They are called ${first} to ${last}.`;
}

export function NameFields() {
  const { form } = useNewServer();
  const made = useWatch({ control: form.control, name: 'made' });
  return (
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
        min={made + 1}
        max={MOST_SERVERS}
        error={useFieldError('count')}
        hint={
          made > 0 ? `${String(made)} of these ${made === 1 ? 'was' : 'were'} created.` : undefined
        }
      />
    </div>
  );
}
