import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announcer';
import styles from './copy-button.module.css';
import { Icon } from './icon';
import { buttonClass, buttonAppearance } from './button';
import { words } from './words';

/** In milliseconds. */
export const copiedFor = 5000;

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps {
  readonly text: string | (() => string);
  readonly what?: string | undefined;
  readonly compact?: boolean | undefined;
  readonly label?: string | undefined;
}

export function CopyButton({ text, what, compact = false, label }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    let next: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
    } catch {
      next = 'failed';
    }
    setState(next);
    announce(words.copy[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), copiedFor);
  }

  const said = state === 'idle' && label !== undefined ? label : words.copy[state];
  return (
    <button
      type="button"
      className={buttonClass(styles.copy)}
      {...buttonAppearance({ variant: 'quiet', size: 's' })}
      data-shape={compact ? 'square' : undefined}
      data-state={state}
      title={compact ? said : undefined}
      aria-label={what === undefined ? said : words.copy.what(said, what)}
      onClick={() => void copy()}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />
      {!compact && <span>{said}</span>}
    </button>
  );
}

interface CopyableProps extends Omit<CopyButtonProps, 'text' | 'label'> {
  readonly text: string;
  readonly inRow?: boolean | undefined;
  /** True if a long text ends in an ellipsis instead of a second line. */
  readonly isOneLine?: boolean;
  readonly children?: ReactNode;
}

export function Copyable(props: CopyableProps) {
  const { text, what, compact, inRow = false, isOneLine = false, children } = props;
  return (
    <span className={styles.copyable} data-in-row={inRow || undefined}>
      {children ??
        (isOneLine ? (
          <code className={styles.oneLine} title={text}>
            {text}
          </code>
        ) : (
          <code>{text}</code>
        ))}
      <CopyButton compact={inRow || compact} text={text} what={what} />
    </span>
  );
}

interface CodeLineProps {
  readonly text: string;
  readonly what?: string | undefined;
}

export function CodeLine({ text, what }: CodeLineProps) {
  return (
    <div className={styles.line}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} what={what} />
    </div>
  );
}
