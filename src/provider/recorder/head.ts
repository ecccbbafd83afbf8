import { RELEASE } from '@/model/release';
import type { KeptMarks } from '@/model/report/marks';
import { callsUnderWay, type Session } from './make-report';
import type { Packed } from './packed';
import type { Slot } from './slots';

type KeptSlot = Omit<Slot, 'answer'> & { readonly answer?: number };

/** All of a session but its answers, as it is kept over a reload: marks, and what they mark. */
interface Head {
  /** Raised whenever it is written otherwise: what an older release has kept is dropped then. */
  readonly form: 1;
  readonly release: string;
  readonly since: number;
  readonly dropped: number;
  readonly marks: KeptMarks;
  readonly slots: readonly KeptSlot[];
}

/** As JSON; each answer by its number. What is under way will never be answered: it ends with its page. */
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
    form: 1,
    release: RELEASE,
    since,
    dropped: slots.dropped() + lost,
    marks: redactor.kept(),
    slots: kept,
  };
  return JSON.stringify(head);
}

/** Puts what was kept before what has been heard since the page was loaded, at `loaded`, and says that it was. */
export function restore(
  session: Session,
  json: string,
  answers: ReadonlyMap<number, Packed>,
  loaded: number,
): void {
  const head = JSON.parse(json) as Head;
  if (head.form !== 1) return;
  const { redactor, slots } = session;
  redactor.restore(head.marks);
  for (const { answer: number, address, ...slot } of head.slots) {
    const answer = number === undefined ? undefined : answers.get(number);
    // Another tab took it for left over.
    if (number !== undefined && answer === undefined) session.lost += 1;
    else slots.add({ ...slot, address, answer });
  }
  session.lost += head.dropped;
  session.since = head.since;
  const reload = { type: 'action', at: loaded, what: 'page', name: 'load', state: head.release };
  slots.add({ at: loaded, text: JSON.stringify(reload), address: undefined, answer: undefined });
}
