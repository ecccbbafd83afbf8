import { useLookup } from '@/components/store/lookup';
import { useList, useListRecords } from '@/components/store/use-list';
import { paths } from '@/model/paths';
import { exposuresOf } from '@/model/server/exposure';
import type { ServerRecord } from '@/model/server/record';
import { titleOf } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';

interface ExposureNotesProps {
  readonly server: ServerRecord;
  readonly account: string;
}

/** Warns of what a server's groups open to everyone, once their rules have been read. */
export function ExposureNotes({ server, account }: ExposureNotesProps) {
  const lookup = useLookup();
  // The policies say what they apply to: a group need not be read for its rules.
  useList('firewall_policy', account);
  const policies = useListRecords('firewall_policy', account);
  return exposuresOf(server, policies, lookup).map(({ group, words }) => {
    const title = titleOf(lookup.get('server_group', group) ?? { id: group });
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
}
