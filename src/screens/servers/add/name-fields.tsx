import { useWatch } from 'react-hook-form';
import { MOST_SERVERS, serverNames } from '@/model/server/create/form';
import { TextField } from '@/ui/text-field';
import styles from './create.module.css';
import { useFieldError, useNewServer } from './new-server-form';
import { words } from '../words';

function NamesHint() {
  const { form } = useNewServer();
  const [name, count, made] = useWatch({
    control: form.control,
    name: ['name', 'count', 'made'],
  });
  const many = Number.isInteger(count) && count > 1 && count <= MOST_SERVERS;
  const names = many && name.trim() !== '' ? serverNames(name, count).slice(made) : [];
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return words.create.name.hint;
  return first === last
    ? words.create.name.hintForLast(first)
    : words.create.name.hintForSeveral(first, last);
}

export function NameFields() {
  const { form } = useNewServer();
  const made = useWatch({ control: form.control, name: 'made' });
  return (
    <div className={styles.names}>
      <TextField
        {...form.register('name')}
        label={words.labels.name}
        optional
        autoComplete="off"
        spellCheck={false}
        error={useFieldError('name')}
        hint={<NamesHint />}
      />
      <TextField
        {...form.register('count', { valueAsNumber: true })}
        label={words.create.name.count}
        type="number"
        inputMode="numeric"
        min={made + 1}
        max={MOST_SERVERS}
        error={useFieldError('count')}
        hint={made > 0 ? words.create.name.countHint(made) : undefined}
      />
    </div>
  );
}
