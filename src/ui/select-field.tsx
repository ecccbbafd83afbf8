import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

/** A native select's, and the words around it. */
export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'>, FieldText {}

/** The system's own list, known to phones and screen readers. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, aside, labelHidden, id, ...given } = props;
  const { className, children, ...select } = given;
  return (
    <Field {...{ label, optional, hint, error, aside, labelHidden, id, className }}>
      {(control) => (
        <div className={styles.withEnd}>
          <select {...select} {...control} className={classNames(styles.control, styles.select)}>
            {children}
          </select>
          <span className={classNames(styles.end, styles.selectMark)}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}
