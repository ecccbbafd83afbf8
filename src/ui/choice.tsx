import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names';

interface ChoiceProps {
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function Choice({ legend, error, hint, children }: ChoiceProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

export function ChoiceList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.options}>{children}</ul>;
}

interface ChoiceRowProps {
  readonly button: ReactNode;
  /** It cannot be chosen, and says why. */
  readonly disabledReason?: boolean;
  readonly inset?: boolean;
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { button, disabledReason = false, inset = false, end, className, children } = props;
  return (
    <label
      className={classNames(styles.row, className)}
      data-disabled={disabledReason || undefined}
      data-inset={inset || undefined}
    >
      {button}
      <span className={styles.words}>{children}</span>
      {end}
    </label>
  );
}
