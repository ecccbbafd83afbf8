import { useWatch } from 'react-hook-form';
import { CloudIpChoice } from '@/components/record-page/cloud-ips/cloud-ip-choice';
import { LimitNote } from '@/components/records/limit-note';
import { useFacts } from '@/components/scope/data/use-facts';
import { isReassigned, NO_CLOUD_IP, REASSIGNED } from '@/model/cloud-ip/choice';
import { ONE_FOR_CLOUD_IP } from '@/model/server/create/choices';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import type { NewServer } from '@/model/server/create/form';
import { RadioSegments } from '@/ui/radio-segments';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

const CHOICES: readonly { value: NewServer['cloudIp']; label: string; detail: string }[] = [
  { value: 'none', label: 'None', detail: 'It is reached by IPv6, or from its own network.' },
  { value: 'new', label: 'A new Cloud IP', detail: 'One is created and mapped to the server.' },
  { value: 'existing', label: 'An existing Cloud IP', detail: 'One that is mapped to nothing.' },
];

/** Spec 2 §7. */
export function CloudIpField() {
  const { form, choose } = useNewServer();
  const [choice, count] = useWatch({ control: form.control, name: ['cloudIp', 'count'] });
  const error = useFieldError('cloudIp');
  return (
    <RadioSegments
      label="Cloud IP"
      value={choice}
      options={CHOICES.map((option) => ({
        ...option,
        reason: option.value === 'existing' && count > 1 ? ONE_FOR_CLOUD_IP : undefined,
      }))}
      error={choice === 'existing' ? undefined : error}
      onChange={(value) => choose('cloudIp', value)}
    />
  );
}

/** What the choice of a cloud IP brings: the limit that is reached, or those there are. */
export function CloudIpMore() {
  const { form } = useNewServer();
  const facts = useFacts();
  const choice = useWatch({ control: form.control, name: ['cloudIp', 'existingIp', 'count'] })[0];
  const values = form.getValues();
  const problem = newServerProblems(values, facts).cloudIp;
  const error = useFieldError('cloudIp');
  if (choice === 'new' && problem !== undefined) {
    return (
      <LimitNote resource="cloud_ip" more={1}>
        {problem}
      </LimitNote>
    );
  }
  if (choice !== 'existing') return null;
  const reassigned = isReassigned(chosenIn(values, facts).ip) ? REASSIGNED : undefined;
  return <ExistingIps error={reassigned ?? unlessUnchosen(problem) ?? error} />;
}

/** A missing choice is an error only once the form is sent. */
function unlessUnchosen(problem: string | undefined): string | undefined {
  return problem === NO_CLOUD_IP ? undefined : problem;
}

function ExistingIps({ error }: { readonly error: string | undefined }) {
  const { form, choose } = useNewServer();
  const value = useWatch({ control: form.control, name: 'existingIp' });
  return (
    <CloudIpChoice
      label="Existing Cloud IP"
      value={value}
      onChange={(id) => choose('existingIp', id)}
      error={error}
    />
  );
}
