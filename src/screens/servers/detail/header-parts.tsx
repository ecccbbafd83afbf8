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

/** What a verb is called on its button, where the verb's own words are long. */
const BUTTONS: readonly (readonly [verb: string, label: string])[] = [
  ['console', 'Console'],
  ['snapshot', 'Create Snapshot'],
  ['resize', 'Resize'],
];

const MORE = SERVER_VERBS.filter(
  ({ id, section }) => section !== 'power' && BUTTONS.every(([button]) => button !== id),
);

function verbOf(id: string): ServerVerb[] {
  return SERVER_VERBS.filter((verb) => verb.id === id);
}

interface ServerActionsProps {
  readonly server: ServerRecord;
  readonly account: string;
  readonly onDone: (verb: ServerVerb) => void;
}

/** Everything that can be done to a server from its page (spec 2 §2 "Panel actions"). */
export function ServerActions({ server, account, onDone }: ServerActionsProps) {
  const shared = { record: server, account };
  const [console, ...others] = BUTTONS.flatMap(([id, label]) =>
    verbOf(id).map((verb) => <VerbButton key={id} {...shared} verb={verb} label={label} />),
  );
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
