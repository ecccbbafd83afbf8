import { useAccount } from '@/components/account/account-context';
import { useLookup } from '@/components/data/lookup';
import { useListSource } from '@/components/data/use-list';
import { paths } from '@/model/paths';
import { exposuresOf } from '@/model/server/exposure';
import type { ServerRecord } from '@/model/server/record';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import styles from './detail.module.css';

interface ExposureNotesProps {
  readonly server: ServerRecord;
}

/** Warns of what a server's groups open to everyone. */
export function ExposureNotes({ server }: ExposureNotesProps) {
  const account = useAccount();
  const lookup = useLookup();
  // The policies name their groups.
  const { rows: policies } = useListSource('firewall_policy');
  const exposures = exposuresOf(server, policies, lookup);
  if (exposures.length === 0) return null;
  const notes = exposures.map(({ group, words }) => {
    const title = shortTitle(lookup.get('server_group', group) ?? { id: group });
    return (
      <Note
        key={group}
        tone="warning"
        icon="group"
        action={
          <TextLink
            to={paths.serverGroup(account, group)}
            aria-label={`Review rules of group ${title}`}
          >
            Review rules
          </TextLink>
        }
      >
        <p>
          {words} open to every address through group <strong>{title}</strong>.
        </p>
      </Note>
    );
  });
  return (
    <div className={styles.exposures}>
      <Stack gap="s">{notes}</Stack>
    </div>
  );
}
