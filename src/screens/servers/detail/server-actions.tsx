import { RecordActions } from '@/components/lists/verbs/record-actions';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import type { ServerRecord } from '@/model/records/compute';
import { SERVER_VERBS, serverPrimaryActions } from '@/model/server/verbs';

const POWER = SERVER_VERBS.filter(({ section }) => section === 'power');
/** Verbs outside the power menu; those in it stay there, whichever is put forward. */
const MORE = SERVER_VERBS.filter(({ section }) => section !== 'power');

export function ServerActions({ server }: { readonly server: ServerRecord }) {
  return (
    <RecordActions record={server} verbs={MORE} primaryActions={serverPrimaryActions(server)}>
      <VerbMenu record={server} verbs={POWER} variant="words" label="Power" icon="power" />
    </RecordActions>
  );
}
