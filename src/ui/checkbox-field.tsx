import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id: given, className, ...input } = props;
  const own = useId();
  const id = given ?? own;
  const wrong = error !== undefined && error !== '';
  const described = [wrong && `${id}-error`, hint !== undefined && `${id}-hint`];
  return (
    <div className={classNames(styles.check, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={wrong || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
