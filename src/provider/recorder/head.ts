import { RELEASE } from '@/model/release';
import type { KeptMarks } from '@/model/report/marks';
import { callsUnderWay, type Session } from './make-report';
import { pack, type Packed, unpack } from './packed';
import type { Slot } from './slots';

type KeptSlot = Omit<Slot, 'answer'> & { readonly answer?: number };

/** A session without its answers, as kept over a reload: marks and marked values. */
interface Head {
  /** Raised with each change of the format: a head of an older release is then dropped. */
  readonly form: 2;
  readonly release: string;
  readonly since: number;
  readonly dropped: number;
  readonly marks: KeptMarks;
  readonly slots: readonly KeptSlot[];
}

/** Writes JSON, with answers by number. Pending calls end with their page, without an answer. */
export function headOf(session: Session, numbers: ReadonlyMap<Packed, number>): string {
  const { redactor, slots, lost, since = Date.now() } = session;
  const kept = [...slots.all(), ...callsUnderWay(session)].map(
    ({ at, text, address, answer }): KeptSlot => {
      const number = answer && numbers.get(answer);
      return {
        at,
        text,
        address,
        ...(number !== undefined && { answer: number }),
      };
    },
  );
  const head: Head = {
    form: 2,
    release: RELEASE,
    since,
    dropped: slots.dropped() + lost,
    marks: redactor.kept(),
    slots: kept,
  };
  return JSON.stringify(head);
}

/** Returns an entry with an earlier time. */
const earlier = (text: string, at: number): string => JSON.stringify({ ...JSON.parse(text), at });

/** Puts kept entries before those since the page's load (`loaded`), and adds one for the load. */
export async function restore(
  session: Session,
  json: string,
  answers: ReadonlyMap<number, Packed>,
  loaded: number,
): Promise<void> {
  const head = JSON.parse(json) as Head;
  if (head.form !== 2) return;
  const { redactor, slots } = session;
  const remark = redactor.restore(head.marks);
  const marked = new Map(answers);
  if (remark !== undefined) {
    for (const [number, answer] of answers) {
      marked.set(number, await pack(remark(await unpack(answer))));
    }
  }
  // The clock may have been set back since.
  const ahead = Math.max(0, ...head.slots.map(({ at }) => at - loaded));
  for (const { answer: number, address, at: then, text } of head.slots) {
    const answer = number === undefined ? undefined : marked.get(number);
    const at = then - ahead;
    const moved = ahead === 0 ? text : earlier(text, at);
    // Another tab has removed it as left over.
    if (number !== undefined && answer === undefined) session.lost += 1;
    else {
      slots.add({
        at,
        text: remark?.(moved) ?? moved,
        address: address && (remark?.(address) ?? address),
        answer,
      });
    }
  }
  session.lost += head.dropped;
  session.since = head.since - ahead;
  const reload = { type: 'action', at: loaded, what: 'page', name: 'load', state: head.release };
  slots.add({ at: loaded, text: JSON.stringify(reload), address: undefined, answer: undefined });
}
