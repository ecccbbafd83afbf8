interface Field {
  readonly name: string;
  readonly lowest: number;
  readonly highest: number;
  readonly words?: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Crontab has two Sundays: 0 and 7. */
const FIELDS: readonly Field[] = [
  { name: 'minute', lowest: 0, highest: 59 },
  { name: 'hour', lowest: 0, highest: 23 },
  { name: 'date', lowest: 1, highest: 31 },
  { name: 'month', lowest: 1, highest: 12, words: MONTHS },
  { name: 'weekday', lowest: 0, highest: 7, words: DAYS },
];

function numberIn({ lowest, highest, words = [] }: Field, text: string): number | undefined {
  const word = words.indexOf(text.toLowerCase());
  if (word !== -1) return lowest + word;
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : undefined;
}

function rangeIn(field: Field, text: string): readonly [number, number] | undefined {
  if (text === '*') return [field.lowest, field.highest];
  const [from = '', to = from, ...more] = text.split('-');
  const first = numberIn(field, from);
  const last = numberIn(field, to);
  const isRange = first !== undefined && last !== undefined && first <= last && more.length === 0;
  return isRange ? [first, last] : undefined;
}

function partIn(field: Field, text: string): readonly number[] | undefined {
  const [span = '', step, ...more] = text.split('/');
  const range = rangeIn(field, span);
  if (range === undefined || more.length > 0) return undefined;
  const [first, last] = range;
  // A single number takes no step.
  const isStep = step === undefined || (/^0*[1-9]\d?$/.test(step) && /[*-]/.test(span));
  if (!isStep) return undefined;
  const stride = Number(step ?? 1);
  const count = Math.floor((last - first) / stride) + 1;
  return Array.from({ length: count }, (_, index) => first + index * stride);
}

function valuesIn(field: Field, text: string): ReadonlySet<number> | undefined {
  const parts = text.split(',').map((part) => partIn(field, part));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? new Set(known.flat()) : undefined;
}

/** Validates five-field crontab text by crontab(5). */
export function crontabProblem(text: string): string | undefined {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== FIELDS.length) {
    return 'Please enter five fields: minute, hour, date, month, weekday';
  }
  const wrong = FIELDS.find((field, index) => valuesIn(field, fields[index] ?? '') === undefined);
  return (
    wrong &&
    `Please enter a valid ${wrong.name}, from ${String(wrong.lowest)} to ${String(wrong.highest)}`
  );
}

export function timesAnHour(text: string): number {
  const [minute] = FIELDS;
  const [written = ''] = text.trim().split(/\s+/);
  return (minute && valuesIn(minute, written)?.size) ?? 0;
}
