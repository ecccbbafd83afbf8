import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

/** Props of `TextField`: a native input's, ref included, and the words around it. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldWords {
  /** `l` for the few large forms, such as sign-in. */
  readonly size?: 'm' | 'l' | undefined;
  /** Monospaced: for addresses, ids, keys. */
  readonly mono?: boolean | undefined;
}

/** One line of text. A form library's `register` spreads onto it. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, aside, labelHidden, id, ...given } = props;
  const { size, mono, className, ...input } = given;
  return (
    <Field {...{ label, optional, hint, error, aside, labelHidden, id, className }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          data-size={size}
          className={classNames(styles.control, mono && styles.mono)}
        />
      )}
    </Field>
  );
}
