import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import styles from './field.module.css';
import { IconButton } from './button';
import { words } from './words';

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

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & FieldText;

export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, hint, error, invalid, aside, labelHidden, id, ...given } = props;
  const { className, ...input } = given;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, optional, hint, error, invalid, aside, labelHidden, id, className }}>
      {(control) => (
        <div className={styles.withEnd}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
          />
          <span className={styles.end}>
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? words.field.hidePassword : words.field.showPassword}
              size="s"
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
