import { SelectField } from '@/ui/select-field';

interface Time {
  readonly hour: number;
  readonly minute: number;
}

interface TimeFieldProps extends Time {
  readonly onChange: (time: Time) => void;
}

/** Spec 2 §9. */
const HOURS: readonly Time[] = Array.from({ length: 24 }, (_, hour) => ({ hour, minute: 0 }));

function clock({ hour, minute }: Time): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A full hour; a time in between that the provider chose stays. */
export function TimeField({ hour, minute, onChange }: TimeFieldProps) {
  const now = { hour, minute };
  const times = minute === 0 ? HOURS : HOURS.toSpliced(hour + 1, 0, now);
  return (
    <SelectField
      label="Time (UTC)"
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
