interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** When snapshots are taken, in UTC; the editor cannot show `other`. */
export type Schedule =
  | { readonly every: 'never' }
  | ({ readonly every: 'day' } & Clock)
  | ({ readonly every: 'week'; readonly weekday: number } & Clock)
  | ({ readonly every: 'month'; readonly date: number } & Clock)
  | { readonly every: 'other'; readonly text: string };

/** Sunday is 0. */
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Every month has it (docs/product/images.md#schedule-days). */
export const LAST_DATE = 28;

function whole(text: string | undefined, lowest: number, highest: number): number | undefined {
  if (text === undefined || !/^\d{1,2}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : undefined;
}

/** Parses crontab text; empty means never. */
export function parseSchedule(text: string | null | undefined): Schedule {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return { every: 'never' };
  const fields = trimmed.split(/\s+/);
  const other: Schedule = { every: 'other', text: fields.join(' ') };
  const minute = whole(fields[0], 0, 59);
  const hour = whole(fields[1], 0, 23);
  const [, , dates, months, weekdays] = fields;
  if (fields.length !== 5 || minute === undefined || hour === undefined || months !== '*') {
    return other;
  }
  if (dates === '*' && weekdays === '*') return { every: 'day', hour, minute };
  if (dates === '*') {
    // Crontab has two Sundays.
    const weekday = whole(weekdays, 0, 7);
    return weekday === undefined ? other : { every: 'week', weekday: weekday % 7, hour, minute };
  }
  const date = whole(dates, 1, LAST_DATE);
  return date === undefined || weekdays !== '*' ? other : { every: 'month', date, hour, minute };
}

/** Formats a schedule as crontab text; null means never. */
export function scheduleText(schedule: Schedule): string | null {
  if (schedule.every === 'never') return null;
  if (schedule.every === 'other') return schedule.text;
  const date = schedule.every === 'month' ? String(schedule.date) : '*';
  const weekday = schedule.every === 'week' ? String(schedule.weekday) : '*';
  return `${String(schedule.minute)} ${String(schedule.hour)} ${date} * ${weekday}`;
}

function clock({ hour, minute }: Clock): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} UTC`;
}

export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${String(value)}${suffix}`;
}

export function describeSchedule(schedule: Schedule): string {
  switch (schedule.every) {
    case 'never':
      return 'Never';
    case 'day':
      return `Daily at ${clock(schedule)}`;
    case 'week':
      return `Every ${WEEKDAYS[schedule.weekday] ?? ''} at ${clock(schedule)}`;
    case 'month':
      return `Monthly on the ${ordinal(schedule.date)} at ${clock(schedule)}`;
    case 'other':
      return schedule.text;
  }
}
