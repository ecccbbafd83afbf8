import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '@/ui/button';
import { firstControl } from './use-lead-to-problem';
import styles from './rows-field.module.css';
import { words } from './words';

interface RowsFieldProps<R> {
  readonly legend: string;
  /**
   * 'optional' shows the legend, among other fields. By default only screen readers read it,
   * because a dialog or section shows the same.
   */
  readonly legendShown?: 'optional';
  /** One of them, in lower case: 'port translator'. */
  readonly noun: string;
  readonly rows: readonly R[];
  readonly empty: R;
  readonly onChange: (rows: R[]) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly labels?: 'first' | 'each';
  readonly children: (index: number, labelHidden: boolean) => ReactNode;
}

/** Rows of fields that are added and removed; at least one is shown. */
export function RowsField<R>(props: RowsFieldProps<R>) {
  const { legend, legendShown, noun, rows, empty, onChange, hint, error } = props;
  const { labels = 'first', children } = props;
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    const row = toFocus.current;
    if (row === undefined) return;
    toFocus.current = undefined;
    const groups = list.current?.querySelectorAll<HTMLElement>('[role=group]') ?? [];
    firstControl(groups[Math.min(row, groups.length - 1)] ?? null)?.focus();
  });

  function remove(index: number) {
    toFocus.current = index;
    const left = rows.filter((_, each) => each !== index);
    onChange(left.length === 0 ? [empty] : left);
  }
  return (
    <fieldset
      ref={list}
      className={styles.rows}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={legendShown ? styles.legend : 'visually-hidden'}>
        {legend}
        {legendShown && <span> {words.rows.optional}</span>}
      </legend>
      {rows.map((_, index) => {
        const name = words.rows.row(noun, index + 1);
        return (
          // Rows have no identity of their own: removing one moves the values of the others up.
          <div
            key={index}
            role="group"
            aria-label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            className={styles.row}
            data-labelled={index === 0 || labels === 'each' || undefined}
            data-many={labels === 'each' || undefined}
          >
            <div className={styles.fields}>{children(index, index > 0 && labels === 'first')}</div>
            <IconButton
              icon="trash"
              label={words.rows.remove(noun, index + 1)}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      <div>
        <Button
          size="s"
          icon="plus"
          onClick={() => {
            toFocus.current = rows.length;
            onChange([...rows, empty]);
          }}
        >
          {words.rows.add(noun)}
        </Button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
