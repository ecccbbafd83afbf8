import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field';
import styles from './field.module.css';

/** A native select's, and the words around it. */
export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'>, FieldText {}

/** A native select, known to phones and screen readers, drawn by `controls.css`. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, aside, labelHidden, id, ...given } = props;
  const { className, children, ...select } = given;
  return (
    <Field {...{ label, optional, hint, error, aside, labelHidden, id, className }}>
      {(control) => (
        <select {...select} {...control} className={styles.control}>
          {children}
        </select>
      )}
    </Field>
  );
}
