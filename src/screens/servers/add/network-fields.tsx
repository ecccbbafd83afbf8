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
import { words } from '../words';

function Zone() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const [zone] = useWatch({ control: form.control, name: ['zone', 'type', 'from', 'volume'] });
  const { type, volume } = chosenIn(form.getValues(), facts);
  return (
    <ZoneField
      value={volume?.zone ?? zone}
      given={volume?.zone ? words.create.network.zoneOfVolume : undefined}
      reasonOf={(record) => zoneProblem(record, type, facts)}
      error={useFieldError('zone')}
      onChange={(id) => choose('zone', id)}
    />
  );
}

const CHOICES: readonly NewServer['cloudIp'][] = ['none', 'new', 'existing'];

function CloudIpField() {
  const { form, choose } = useNewServer();
  const [choice, count] = useWatch({ control: form.control, name: ['cloudIp', 'count'] });
  const error = useFieldError('cloudIp');
  return (
    <RadioSegments
      label={words.labels.cloudIp}
      value={choice}
      options={CHOICES.map((each) => ({
        value: each,
        ...words.create.network.cloudIps[each],
        reason: each === 'existing' && count > 1 ? ONE_FOR_CLOUD_IP : undefined,
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
      label={words.create.network.existingIp}
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
      hint={words.create.network.groupsHint}
    />
  );
}
