import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field';
import styles from './field.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'>, FieldText {}

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
