import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { IconButton } from './button';
import styles from './note.module.css';
import { words } from './words';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

interface NoteProps {
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly banner?: boolean | undefined;
  readonly plain?: boolean | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

export function Note(props: NoteProps) {
  const { tone = 'info', title, children, action, icon, onDismiss } = props;
  const { banner = false, plain = false } = props;
  return (
    <div
      className={styles.note}
      data-tone={tone}
      data-banner={banner || undefined}
      data-plain={plain || undefined}
    >
      <Icon name={icon ?? toneIcons[tone]} className={styles.mark} />
      <div className={styles.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onDismiss && (
        <IconButton
          icon="close"
          label={words.toasts.dismiss}
          size="s"
          className={styles.close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
