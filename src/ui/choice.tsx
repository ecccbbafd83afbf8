import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names';

interface ChoiceProps {
  /** What is chosen. */
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A question that is answered by choosing, with its messages. */
export function Choice({ legend, error, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}

interface ChoiceListProps {
  /** As tall with one as with many, so that nothing below it moves. */
  readonly steady?: boolean;
  /** An `<li>` around each `ChoiceRow`. */
  readonly children: ReactNode;
}

/** The answers in a frame, which scroll where they are many. */
export function ChoiceList({ steady = false, children }: ChoiceListProps) {
  return (
    <ul className={styles.options} data-steady={steady || undefined}>
      {children}
    </ul>
  );
}

interface ChoiceRowProps {
  /** Its radio button or checkbox. */
  readonly button: ReactNode;
  /** It cannot be chosen; its words say why. */
  readonly barred?: boolean;
  /** In a card that has no padding of its own. */
  readonly inset?: boolean;
  /** What stands at its end. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  /** Its words; a `<small>` is a second line. */
  readonly children: ReactNode;
}

/** One answer, all of which can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { button, barred = false, inset = false, end, className, children } = props;
  return (
    <label
      className={classNames(styles.row, className)}
      data-barred={barred || undefined}
      data-inset={inset || undefined}
    >
      {button}
      <span className={styles.words}>{children}</span>
      {end}
    </label>
  );
}
