import { type ComponentProps, useState } from 'react';
import { Field, type FieldText } from './field';
import styles from './field.module.css';
import { IconButton } from './icon-button';

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
              label={shown ? 'Hide password' : 'Show password'}
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
