import {
  describeSchedule,
  LAST_DATE,
  ordinal,
  parseSchedule,
  scheduleText,
  WEEKDAYS,
} from '@/model/schedule';
import { useAnnounced } from '@/ui/announcer';
import { Stack } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { type Frequency, partsOf, type ScheduleParts, scheduleOf } from './frequency';
import styles from './snapshots.module.css';
import { TimeField } from './time-field';

/** Spec 2 §9. */
const FREQUENCIES: readonly (readonly [every: Frequency, label: string])[] = [
  ['never', 'Never'],
  ['day', 'Daily'],
  ['week', 'Weekly'],
  ['month', 'Monthly'],
];

const OTHER = 'other';

/** Monday to Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
const DATES = Array.from({ length: LAST_DATE }, (_, index) => index + 1);

interface ScheduleFieldsProps {
  /** Crontab text as typed; empty for never. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
}

/** As fields and as crontab text; patterns without fields stay as they are (spec 2 §9). */
export function ScheduleFields({ text, onChange, error }: ScheduleFieldsProps) {
  const schedule = parseSchedule(text);
  const { every } = schedule;
  const parts = partsOf(schedule);
  const words = describeSchedule(schedule);
  useAnnounced(words);

  function set(frequency: Frequency, changes: Partial<ScheduleParts> = {}) {
    onChange(scheduleText(scheduleOf(frequency, { ...parts, ...changes })) ?? '');
  }

  return (
    <Stack gap="m">
      <div className={styles.row}>
        <SelectField
          label="Frequency"
          value={every}
          onChange={({ currentTarget }) => {
            const chosen = FREQUENCIES.find(([each]) => each === currentTarget.value);
            if (chosen !== undefined) set(chosen[0]);
          }}
        >
          {FREQUENCIES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {every === OTHER && <option value={OTHER}>Other pattern</option>}
        </SelectField>
        {every === 'week' && (
          <SelectField
            label="Day"
            value={parts.weekday}
            onChange={({ currentTarget }) => set(every, { weekday: Number(currentTarget.value) })}
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {WEEKDAYS[day]}
              </option>
            ))}
          </SelectField>
        )}
        {every === 'month' && (
          <SelectField
            label="Date"
            value={parts.date}
            onChange={({ currentTarget }) => set(every, { date: Number(currentTarget.value) })}
          >
            {DATES.map((date) => (
              <option key={date} value={date}>
                {ordinal(date)}
              </option>
            ))}
          </SelectField>
        )}
        {every !== 'never' && every !== OTHER && (
          <TimeField
            hour={parts.hour}
            minute={parts.minute}
            onChange={(time) => set(every, time)}
          />
        )}
      </div>
      <TextField
        mono
        label="Crontab"
        autoComplete="off"
        spellCheck={false}
        placeholder="0 8 * * *"
        hint="Minute, hour, date, month and weekday in UTC; empty for never."
        error={error}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={styles.words}>{words}</p>
    </Stack>
  );
}
