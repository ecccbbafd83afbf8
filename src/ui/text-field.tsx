import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldText {
  readonly mono?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, invalid, aside, labelHidden, id, ...given } = props;
  const { mono, className, ...input } = given;
  return (
    <Field {...{ label, optional, hint, error, invalid, aside, labelHidden, id, className }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(styles.control, mono && styles.mono)}
        />
      )}
    </Field>
  );
}
