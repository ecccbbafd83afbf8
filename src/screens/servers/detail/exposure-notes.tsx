import { useLookup } from '@/components/store/lookup';
import { paths } from '@/model/paths';
import { groupTitle } from '@/model/server-group/describe';
import { exposuresOf } from '@/model/server/exposure';
import type { ServerRecord } from '@/model/server/record';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';

interface ExposureNotesProps {
  readonly server: ServerRecord;
  readonly account: string;
}

/** Warns of what a server's groups open to everyone, as far as their rules have been read. */
export function ExposureNotes({ server, account }: ExposureNotesProps) {
  const lookup = useLookup();
  return exposuresOf(server, lookup).map(({ group, words }) => (
    <Note
      key={group}
      tone="warning"
      icon="group"
      action={<TextLink to={paths.serverGroup(account, group)}>Review rules</TextLink>}
    >
      <p>
        {words} open to every address through group{' '}
        <strong>{groupTitle(lookup.get('server_group', group) ?? { id: group })}</strong>.
      </p>
    </Note>
  ));
}
