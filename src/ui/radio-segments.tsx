import { useId } from 'react';
import styles from './radio-segments.module.css';

export interface RadioSegment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Meaning of the option, shown while it is chosen and no option is barred. */
  readonly detail?: string | undefined;
  /** Why it cannot be chosen, as a sentence of its own; shown below all options. */
  readonly reason?: string | undefined;
}

interface RadioSegmentsProps<Value extends string> {
  readonly label: string;
  /** For a label that the heading above already shows. */
  readonly labelHidden?: boolean | undefined;
  readonly value: Value;
  readonly options: readonly RadioSegment<Value>[];
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

export function RadioSegments<Value extends string>(props: RadioSegmentsProps<Value>) {
  const { label, labelHidden, value, options, error, onChange } = props;
  const id = useId();
  const detail = options.find((option) => option.value === value)?.detail;
  const reasons = [...new Set(options.flatMap(({ reason }) => reason ?? []))];
  // In one place, so that what stands below stays where it is.
  const hints = reasons.length > 0 || detail === undefined ? reasons : [detail];
  const described = [error !== undefined && `${id}-error`, hints.length > 0 && `${id}-hint`];
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className={styles.group}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-disabled={option.reason !== undefined || undefined}
              onChange={() => {
                if (option.reason === undefined) onChange(option.value);
              }}
            />
            {option.label}
            {option.reason !== undefined && (
              <span className="visually-hidden"> {option.reason}</span>
            )}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hints.length > 0 && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
    </div>
  );
}
