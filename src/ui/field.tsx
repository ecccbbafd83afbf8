import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

/** The words around a control, shared by every field. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Says '(optional)' after the label. */
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong with the value; ties itself to the control. */
  readonly error?: string | undefined;
  /** Something at the end of the label's line, such as 'Forgot password?'. */
  readonly aside?: ReactNode;
  /** Hides the label from the eye, not from screen readers: for a search box in a toolbar. */
  readonly labelHidden?: boolean | undefined;
}

/** What the frame gives its control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  /** The control's id, when the caller needs to know it. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The frame of a labelled control: label, hint and error, each tied to it for screen readers. */
export function Field(props: FieldProps) {
  const {
    id: given,
    label,
    optional,
    hint,
    error,
    aside,
    labelHidden,
    className,
    children,
  } = props;
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wrong = error !== undefined && error !== '';
  const described = [wrong && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <div className={labelHidden ? 'visually-hidden' : styles.head}>
        <label htmlFor={id}>
          {label}
          {optional && ' '}
          {optional && <span className={styles.optional}>(optional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': wrong || undefined,
      })}
      {wrong && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
