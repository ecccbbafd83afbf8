import type { Core } from '@mocks/provider/core';
import type { EventInput } from '@mocks/provider/events';
import { finish, type Job, type JobRow } from '@mocks/provider/jobs';

/** The transition that a job ends: the event of its start, and the record that it keeps busy. */
export type Ending = Pick<JobRow, 'ends' | 'busy'>;

/** Carries out the jobs of a world, in order, each at its own time. */
export interface Scheduler {
  /** Stores a job for a time in milliseconds since 1970. */
  add(at: number, job: Job, ending?: Ending): void;
  /** Carries out the overdue jobs of a stored world, and waits for the others. */
  resume(): void;
  stop(): void;
}

const first = (jobs: readonly JobRow[]): JobRow | undefined =>
  jobs.toSorted((one, other) => one.at - other.at || Number(one.id) - Number(other.id))[0];

/** Creates the scheduler of a provider that is still being created. */
export function createScheduler(provider: () => Core): Scheduler {
  let cancel = (): void => undefined;
  const next = () => first(provider().world.job.all());

  /** Sets the only timer to the next job. */
  function wait(): void {
    cancel();
    const { clock } = provider();
    const job = next();
    if (!job) return;
    cancel = clock.after(Math.max(job.at - clock.now(), 0), () => carryOutUntil(job.at));
  }

  /** A timer may be early by a fraction: what it was set for is due all the same. */
  function carryOutUntil(time: number): void {
    const { clock } = provider();
    try {
      for (let job = next(); job && job.at <= Math.max(time, clock.now()); job = next()) {
        carryOut(provider(), job);
      }
    } finally {
      wait();
    }
  }

  return {
    add(at, job, ending = { ends: null, busy: null }) {
      const { memory, world } = provider();
      memory.lastJob += 1;
      world.job.put({ ...job, ...ending, id: String(memory.lastJob), at });
      wait();
    },
    resume: () => carryOutUntil(-Infinity),
    stop: () => cancel(),
  };
}

/** Its row goes first: a job that throws is not tried again, and its record is at rest. */
function carryOut(core: Core, job: JobRow): void {
  core.world.job.remove(job.id);
  core.clock.at(job.at, () => {
    const outcome = finish(core, job);
    if (!job.ends || !outcome) return;
    const { change, started } = job.ends;
    const touched: Pick<EventInput, 'touches'> = outcome === true ? {} : outcome;
    core.publish({ ...change, ...touched, state: 'completed' }, started);
  });
}
