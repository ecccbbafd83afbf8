import type { Schedule } from '@/model/schedule';

/** What the form can show; any other pattern is text alone. */
export type Frequency = Exclude<Schedule['every'], 'other'>;

/** All that the form has fields for. */
export interface ScheduleParts {
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 28. */
  readonly date: number;
}

/** Daily at 08:00 UTC (spec 2 §9); of a week the Monday, of a month the first. */
const FIRST: ScheduleParts = { hour: 8, minute: 0, weekday: 1, date: 1 };

/** What a schedule says of each field; what it does not say is as it is at first. */
export function partsOf(schedule: Schedule): ScheduleParts {
  return { ...FIRST, ...schedule };
}

/** So often, at the time and on the day that the fields say. */
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
