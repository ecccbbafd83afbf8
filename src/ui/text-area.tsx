import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import styles from './field.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldText {
  readonly mono?: boolean | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, aside, labelHidden, id, ...given } = props;
  const { mono, className, ...area } = given;
  return (
    <Field {...{ label, optional, hint, error, aside, labelHidden, id, className }}>
      {(control) => (
        <textarea
          rows={4}
          spellCheck={!mono}
          {...area}
          {...control}
          className={classNames(styles.control, mono && styles.mono)}
        />
      )}
    </Field>
  );
}
