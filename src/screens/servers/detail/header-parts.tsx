import { RecordId, SubtitleFact } from '@/components/records/record-badges';
import { VerbButton } from '@/components/verbs/verb-button';
import { VerbMenu } from '@/components/verbs/verb-menu';
import { elapsed, formatDate } from '@/lib/dates';
import type { Lookup } from '@/model/facts';
import { serverZone } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { SERVER_VERBS } from '@/model/server/verbs';
import { type Verb, verbOf } from '@/model/verb';
import { Time } from '@/ui/time';

type ServerVerb = Verb<ServerRecord>;

const POWER = SERVER_VERBS.filter(({ section }) => section === 'power');

const CONSOLE = verbOf(SERVER_VERBS, 'console');
const SNAPSHOT = verbOf(SERVER_VERBS, 'snapshot');
const RESIZE = verbOf(SERVER_VERBS, 'resize');

const SHOWN: readonly ServerVerb[] = [...POWER, CONSOLE, SNAPSHOT, RESIZE];
const MORE = SERVER_VERBS.filter((verb) => !SHOWN.includes(verb));

interface ServerActionsProps {
  readonly server: ServerRecord;
}

/** A server's actions (spec 2 §2 "Panel actions"). */
export function ServerActions({ server }: ServerActionsProps) {
  return (
    <>
      <VerbButton record={server} verb={CONSOLE} />
      <VerbMenu record={server} verbs={POWER} variant="words" label="Power" icon="power" />
      <VerbButton record={server} verb={SNAPSHOT} />
      <VerbButton record={server} verb={RESIZE} />
      <VerbMenu record={server} verbs={MORE} variant="page" />
    </>
  );
}

interface SubtitleProps {
  readonly server: ServerRecord;
  readonly lookup: Lookup;
  readonly now: number;
}

/** Id, zone and uptime. */
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
