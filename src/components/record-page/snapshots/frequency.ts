import type { Schedule } from '@/model/schedule';

/** Patterns that the form can show. */
export type Frequency = Exclude<Schedule['every'], 'other'>;

/** The form's fields. */
export interface ScheduleParts {
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 28. */
  readonly date: number;
}

/** Daily at 08:00 UTC (spec 2 §9), weekly on Monday, monthly on the first. */
const FIRST: ScheduleParts = { hour: 8, minute: 0, weekday: 1, date: 1 };

/** Missing fields take their defaults. */
export function partsOf(schedule: Schedule): ScheduleParts {
  return { ...FIRST, ...schedule };
}

/** A schedule from the form's fields. */
export function scheduleOf(every: Frequency, parts: ScheduleParts): Schedule {
  const { hour, minute, weekday, date } = parts;
  switch (every) {
    case 'never':
      return { every };
    case 'day':
      return { every, hour, minute };
    case 'week':
      return { every, weekday, hour, minute };
    case 'month':
      return { every, date, hour, minute };
  }
}
