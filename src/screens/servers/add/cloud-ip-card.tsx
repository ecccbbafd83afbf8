import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordChoice } from '@/components/choices/record-choice';
import { LimitNote } from '@/components/limits/limit-note';
import { useListSource } from '@/components/data/use-list';
import { useFacts } from '@/components/data/use-facts';
import {
  isReassigned,
  NO_CLOUD_IP,
  ONE_FOR_CLOUD_IP,
  REASSIGNED,
} from '@/model/server/create/choices';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import type { NewServer } from '@/model/server/create/form';
import { Card } from '@/ui/card';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';
import { RadioRow } from './radio-row';

const CHOICES: readonly { value: NewServer['cloudIp']; label: string; detail: string }[] = [
  { value: 'none', label: 'None', detail: 'It is reached by IPv6, or from its own network.' },
  { value: 'new', label: 'A new Cloud IP', detail: 'One is created and mapped to the server.' },
  { value: 'existing', label: 'An existing Cloud IP', detail: 'One that is mapped to nothing.' },
];

/** Spec 2 §7. */
export function CloudIpCard() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const [choice, count] = useWatch({ control: form.control, name: ['cloudIp', 'count'] });
  const values = form.getValues();
  const problem = newServerProblems(values, facts).cloudIp;
  const reassigned = isReassigned(chosenIn(values, facts).ip) ? REASSIGNED : undefined;
  const error = useFieldError('cloudIp');
  const full = choice === 'new' ? problem : undefined;
  return (
    <Card title="Cloud IP">
      <div className={styles.choices} role="radiogroup" aria-label="Cloud IP">
        {CHOICES.map(({ value, label, detail }) => (
          <RadioRow
            key={value}
            name="cloudIp"
            checked={value === choice}
            detail={detail}
            reason={value === 'existing' && count > 1 ? ONE_FOR_CLOUD_IP : undefined}
            onChoose={() => choose('cloudIp', value)}
          >
            {label}
          </RadioRow>
        ))}
      </div>
      {full !== undefined && <LimitNote resource="cloud_ip">{full}</LimitNote>}
      {choice === 'existing' && (
        <ExistingIps error={reassigned ?? unlessUnchosen(problem) ?? error} />
      )}
      {choice === 'none' && error !== undefined && <p className={styles.error}>{error}</p>}
    </Card>
  );
}

/** A missing choice is an error only once the form is sent. */
function unlessUnchosen(problem: string | undefined): string | undefined {
  return problem === NO_CLOUD_IP ? undefined : problem;
}

function ExistingIps({ error }: { readonly error: string | undefined }) {
  const { form, choose } = useNewServer();
  const all = useListSource('cloud_ip');
  const value = useWatch({ control: form.control, name: 'existingIp' });
  const options = useMemo(
    () =>
      all.rows
        .filter(({ id, status }) => status === 'unmapped' || id === value)
        .map((record) => ({ record })),
    [all.rows, value],
  );
  return (
    <RecordChoice
      from={[all]}
      label="Existing Cloud IP"
      options={options}
      value={value}
      onChange={(id) => choose('existingIp', id)}
      second={({ name }) => (name ? name : undefined)}
      error={error}
      empty="There is no Cloud IP that is mapped to nothing"
    />
  );
}
