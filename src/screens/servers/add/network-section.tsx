import { useWatch } from 'react-hook-form';
import { CreateSection } from '@/components/forms/editors/create-section';
import { GroupsChoice } from '../groups/groups-choice';
import styles from './create.module.css';
import { CloudIpField, CloudIpMore } from './cloud-ip-field';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';
import { Part } from './part';
import { ZoneField } from './zone-field';

/** Where the server stands, how it is reached and what its firewall lets through. */
export function NetworkSection() {
  return (
    <CreateSection title="Network">
      <div className={styles.pair}>
        <Part name="zone">
          <ZoneField />
        </Part>
        <CloudIpField />
      </div>
      <CloudIpMore />
      <Groups />
    </CreateSection>
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
