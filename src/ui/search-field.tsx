import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names';
import { Field } from './field';
import styles from './field.module.css';
import { Icon } from './icon';
import { IconButton } from './button';
import { words } from './words';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'onChange' | 'ref'
> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly note?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const { label, value, onValue, note, className, id, onKeyDown, ...input } = props;
  const box = useRef<HTMLInputElement>(null);

  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      onValue('');
    }
    onKeyDown?.(event);
  }

  return (
    <Field label={label} labelHidden id={id} className={className}>
      {(control) => (
        <div className={classNames(styles.withEnd, styles.withStart)}>
          <span className={styles.start}>
            <Icon name="search" />
          </span>
          <input
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={box}
            type="search"
            className={classNames(styles.control, styles.search)}
            data-noted={note !== undefined || undefined}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
            onKeyDown={clearOnEscape}
          />
          <span className={styles.end}>
            {note !== undefined && <span className={styles.note}>{note}</span>}
            {value !== '' && (
              <IconButton
                icon="close"
                label={words.field.clear}
                size="s"
                onClick={() => {
                  onValue('');
                  box.current?.focus();
                }}
              />
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
