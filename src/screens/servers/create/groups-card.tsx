import { useWatch } from 'react-hook-form';
import { useListRecords } from '@/components/store/use-list';
import { Card } from '@/ui/card';
import styles from './create.module.css';
import { useFieldError } from './field-error';
import { GroupRows } from './group-rows';
import { useNewServer } from './new-server-context';

/** The groups whose firewall lets the server be reached. */
export function GroupsCard() {
  const { account, form, choose } = useNewServer();
  const groups = useListRecords('server_group', account);
  const chosen = useWatch({ control: form.control, name: 'groups' });
  const error = useFieldError('groups');
  const count = chosen.length;
  return (
    <Card
      title="Server groups"
      note={count === 0 ? 'the default group' : `${String(count)} chosen`}
    >
      <div className={styles.groups}>
        <GroupRows groups={groups} chosen={chosen} onChange={(ids) => choose('groups', ids)} />
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
    </Card>
  );
}
