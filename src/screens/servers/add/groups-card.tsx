import { useWatch } from 'react-hook-form';
import { Card } from '@/ui/card';
import { GroupsChoice } from '../groups/groups-choice';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

/** Without a group the server joins the default one. */
export function GroupsCard() {
  const { form, choose } = useNewServer();
  const chosen = useWatch({ control: form.control, name: 'groups' });
  return (
    <Card>
      <GroupsChoice
        chosen={chosen}
        onChange={(ids) => choose('groups', ids)}
        error={useFieldError('groups')}
      />
      <p className={styles.hint}>Without a group the server joins the default group.</p>
    </Card>
  );
}
