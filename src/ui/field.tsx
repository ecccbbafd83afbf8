import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { words } from './words';

export interface FieldText {
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly aside?: ReactNode;
  readonly labelHidden?: boolean | undefined;
}

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const {
    id: given,
    label,
    optional,
    hint,
    error,
    invalid = false,
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
          {optional && <span className={styles.optional}>{words.field.optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': wrong || invalid || undefined,
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
