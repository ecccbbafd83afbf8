import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announcer';
import styles from './copy-button.module.css';
import { Icon } from './icon';
import { buttonClass, buttonAppearance } from './button';

/** In milliseconds (spec 1 §9). */
export const copiedFor = 5000;

type CopyState = 'idle' | 'copied' | 'failed';

const words: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
};

interface CopyButtonProps {
  readonly text: string;
  /** Named after "Copy", for screen readers. */
  readonly what?: string | undefined;
  readonly compact?: boolean | undefined;
}

/** Copies a text and confirms it for 5 s. */
export function CopyButton({ text, what, compact = false }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    let next: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      next = 'failed';
    }
    setState(next);
    announce(words[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), copiedFor);
  }

  return (
    <button
      type="button"
      className={buttonClass(styles.copy)}
      {...buttonAppearance({ variant: 'quiet', size: 's' })}
      data-shape={compact ? 'square' : undefined}
      data-state={state}
      title={compact ? words[state] : undefined}
      aria-label={what === undefined ? words[state] : `${words[state]} ${what}`}
      onClick={() => void copy()}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />
      {!compact && <span>{words[state]}</span>}
    </button>
  );
}

interface CopyableProps extends CopyButtonProps {
  /** Shown on hover or focus, and always for touch. */
  readonly inRow?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A text with its copy button. */
export function Copyable({ text, what, compact, inRow = false, children }: CopyableProps) {
  return (
    <span className={styles.copyable} data-in-row={inRow || undefined}>
      {children ?? <code>{text}</code>}
      <CopyButton compact={inRow || compact} text={text} what={what} />
    </span>
  );
}

interface CodeLineProps {
  readonly text: string;
  readonly what?: string | undefined;
}

/** A command, key or address in a box, with its copy button. */
export function CodeLine({ text, what }: CodeLineProps) {
  return (
    <div className={styles.line}>
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} what={what} />
    </div>
  );
}
