import { RecordId, SubtitleFact } from '@/components/records/record-marks';
import { VerbButton } from '@/components/verbs/verb-button';
import { VerbMenu } from '@/components/verbs/verb-menu';
import { elapsed, formatDate } from '@/lib/dates';
import type { Lookup } from '@/model/facts';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { SERVER_VERBS } from '@/model/server/verbs';
import type { Verb } from '@/model/verb';
import { Time } from '@/ui/time';

type ServerVerb = Verb<'server'>;

const POWER = SERVER_VERBS.filter(({ section }) => section === 'power');

/** The verbs that have a button of their own; the power menu stands after the first. */
const BUTTONS: readonly string[] = ['console', 'snapshot', 'resize'];

const MORE = SERVER_VERBS.filter(({ id, section }) => section !== 'power' && !BUTTONS.includes(id));

interface ServerActionsProps {
  readonly server: ServerRecord;
  readonly account: string;
  readonly onDone: (verb: ServerVerb) => void;
}

/** Everything that can be done to a server from its page (spec 2 §2 "Panel actions"). */
export function ServerActions({ server, account, onDone }: ServerActionsProps) {
  const shared = { record: server, account };
  const [console, ...others] = SERVER_VERBS.filter(({ id }) => BUTTONS.includes(id)).map((verb) => (
    <VerbButton key={verb.id} {...shared} verb={verb} />
  ));
  return (
    <>
      {console}
      <VerbMenu {...shared} verbs={POWER} look="words" label="Power" icon="power" />
      {others}
      <VerbMenu {...shared} verbs={MORE} look="page" onDone={onDone} />
    </>
  );
}

interface SubtitleProps {
  readonly server: ServerRecord;
  readonly lookup: Lookup;
  readonly now: number;
}

/** The id, where it stands and for how long it has run. */
export function ServerSubtitle({ server, lookup, now }: SubtitleProps) {
  const zone = serverZone(server, lookup);
  const { id, status, started_at: started } = server;
  return (
    <>
      <RecordId id={id} />
      {zone !== undefined && <SubtitleFact>{zone}</SubtitleFact>}
      {status === 'active' && started && (
        <SubtitleFact>
          <Time iso={started} exact={`Since ${formatDate(started)}`}>
            up {elapsed(started, now)}
          </Time>
        </SubtitleFact>
      )}
    </>
  );
}
