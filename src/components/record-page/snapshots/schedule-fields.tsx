import { errorAt, type PartProps } from '@/components/forms/form-fields';
import {
  describeSchedule,
  LAST_DATE,
  ordinal,
  parseSchedule,
  type Schedule,
  scheduleText,
  WEEKDAYS,
} from '@/model/schedule';
import { useAnnounced } from '@/ui/announcer';
import { Stack } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { words } from '../words';
import styles from './snapshots.module.css';

interface Time {
  readonly hour: number;
  readonly minute: number;
}

interface TimeFieldProps extends Time {
  readonly onChange: (time: Time) => void;
}

const HOURS: readonly Time[] = Array.from({ length: 24 }, (_, hour) => ({ hour, minute: 0 }));

function clock({ hour, minute }: Time): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Offers full hours, and the current time if it lies in between. */
function TimeField({ hour, minute, onChange }: TimeFieldProps) {
  const now = { hour, minute };
  const times = minute === 0 ? HOURS : HOURS.toSpliced(hour + 1, 0, now);
  return (
    <SelectField
      label={words.schedule.time}
      value={clock(now)}
      onChange={({ currentTarget }) => {
        const time = times.find((each) => clock(each) === currentTarget.value);
        if (time !== undefined) onChange(time);
      }}
    >
      {times.map((time) => (
        <option key={clock(time)} value={clock(time)}>
          {clock(time)}
        </option>
      ))}
    </SelectField>
  );
}

type Frequency = Exclude<Schedule['every'], 'other'>;

interface ScheduleParts {
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 28. */
  readonly date: number;
}

/** First values of each frequency (docs/product/images.md#default-schedule). */
const FIRST: ScheduleParts = { hour: 8, minute: 0, weekday: 1, date: 1 };

export function partsOf(schedule: Schedule): ScheduleParts {
  return { ...FIRST, ...schedule };
}

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

const FREQUENCIES: readonly (readonly [every: Frequency, label: string])[] = [
  ['never', words.schedule.frequencies.never],
  ['day', words.schedule.frequencies.day],
  ['week', words.schedule.frequencies.week],
  ['month', words.schedule.frequencies.month],
];

const OTHER = 'other';

const DAYS = [1, 2, 3, 4, 5, 6, 0];
const DATES = Array.from({ length: LAST_DATE }, (_, index) => index + 1);

export interface ScheduleForm {
  /** Crontab text as typed; empty for never. */
  schedule: string;
}

/** Fields and crontab text; patterns without fields stay as they are. */
export function ScheduleFields({ form, values, change }: PartProps<ScheduleForm>) {
  const { schedule: text } = values;
  const schedule = parseSchedule(text);
  const { every } = schedule;
  const parts = partsOf(schedule);
  const description = describeSchedule(schedule);
  useAnnounced(description);

  function set(frequency: Frequency, changes: Partial<ScheduleParts> = {}) {
    change({ schedule: scheduleText(scheduleOf(frequency, { ...parts, ...changes })) ?? '' });
  }

  return (
    <Stack gap="m">
      <div className={styles.row}>
        <SelectField
          label={words.schedule.frequency}
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
          {every === OTHER && <option value={OTHER}>{words.schedule.otherFrequency}</option>}
        </SelectField>
        {every === 'week' && (
          <SelectField
            label={words.schedule.day}
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
            label={words.schedule.date}
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
        label={words.schedule.crontab}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.schedule.crontabExample}
        hint={words.schedule.crontabHint}
        error={errorAt(form, 'schedule')}
        value={text}
        onChange={({ currentTarget }) => change({ schedule: currentTarget.value })}
      />
      <p className={styles.words}>{description}</p>
    </Stack>
  );
}
