import { useAccount } from '@/components/scope/account-context';
import { useLookup } from '@/components/scope/data/lookup';
import { useListSource } from '@/components/scope/data/use-list';
import { joinList } from '@/lib/text';
import { paths } from '@/model/paths';
import { exposuresOf } from '@/model/server/exposure';
import type { ServerRecord } from '@/model/server/record';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import styles from './detail.module.css';

interface ExposureNotesProps {
  readonly server: ServerRecord;
}

/** Warns of what a server's groups open to everyone, a line for the same ports. */
export function ExposureNotes({ server }: ExposureNotesProps) {
  const account = useAccount();
  const lookup = useLookup();
  // The policies name their groups.
  const { rows: policies } = useListSource('firewall_policy');
  const titleFor = (id: string) => shortTitle(lookup.get('server_group', id) ?? { id });
  return exposuresOf(server, policies, lookup).map(({ words, groups }) => (
    <div key={words} className={styles.exposure}>
      <Note plain tone="warning">
        <p>
          {words} open to every address through {joinList(groups.map(titleFor))}.{' '}
          <TextLink
            quiet
            to={paths.serverGroup(account, groups[0])}
            aria-label={`Review rules of group ${titleFor(groups[0])}`}
            className={styles.review}
          >
            Review
          </TextLink>
        </p>
      </Note>
    </div>
  ));
}
