import { useWatch } from 'react-hook-form';
import { ZoneField } from '@/components/record-page/create/zone-field';
import { GroupsChoice } from '@/screens/servers/choices/type-choice';
import { CloudIpChoice } from '@/components/record-page/cloud-ips/cloud-ip-choice';
import { LimitNote } from '@/components/records/record-notes';
import { useFacts } from '@/components/scope/data/use-facts';
import { isReassigned, NO_CLOUD_IP, REASSIGNED } from '@/model/cloud-ip/destinations';
import { ONE_FOR_CLOUD_IP, zoneProblem } from '@/model/server/create/choices';
import type { NewServer } from '@/model/server/create/form';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import { RadioSegments } from '@/ui/radio-segments';
import styles from './create.module.css';
import { useFieldError, useNewServer } from './new-server-form';
import { Part } from './part';

const OF_VOLUME = 'The server is created in the zone of its volume.';

function Zone() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const [zone] = useWatch({ control: form.control, name: ['zone', 'type', 'from', 'volume'] });
  const { type, volume } = chosenIn(form.getValues(), facts);
  return (
    <ZoneField
      value={volume?.zone ?? zone}
      given={volume?.zone ? OF_VOLUME : undefined}
      reasonOf={(record) => zoneProblem(record, type, facts)}
      error={useFieldError('zone')}
      onChange={(id) => choose('zone', id)}
    />
  );
}

const CHOICES: readonly { value: NewServer['cloudIp']; label: string; detail: string }[] = [
  { value: 'none', label: 'None', detail: 'Reachable over IPv6 and the private network.' },
  { value: 'new', label: 'A new Cloud IP', detail: 'One is created and mapped to the server.' },
  { value: 'existing', label: 'An existing Cloud IP', detail: 'Choose an unmapped IP.' },
];

function CloudIpField() {
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

function CloudIpMore() {
  const { form } = useNewServer();
  const facts = useFacts();
  const choice = useWatch({ control: form.control, name: ['cloudIp', 'existingIp', 'count'] })[0];
  const values = form.getValues();
  const problem = newServerProblems(values, facts).cloudIp;
  const error = useFieldError('cloudIp');
  if (choice === 'new' && problem !== undefined) {
    return <LimitNote resource="cloud_ip" more={1} problem={problem} />;
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

/** Zone of the server, its addresses and its firewall groups. */
export function NetworkFields() {
  return (
    <>
      <div className={styles.pair}>
        <Part name="zone">
          <Zone />
        </Part>
        <CloudIpField />
      </div>
      <CloudIpMore />
      <Groups />
    </>
  );
}

function Groups() {
  const { form, choose } = useNewServer();
  const chosen = useWatch({ control: form.control, name: 'groups' });
  return (
    <GroupsChoice
      chosen={chosen}
      onChange={(ids) => choose('groups', ids)}
      error={useFieldError('groups')}
      hint="The firewall rules of all its groups apply to the server. Without a group it joins the default one."
    />
  );
}
