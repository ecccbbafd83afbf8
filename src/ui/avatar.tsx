import type { ReactNode } from 'react';
import styles from './avatar.module.css';

const hues = 8;

/** A number from 0 to 7, the same for the same id. */
export function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % hues;
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}

interface AvatarProps {
  readonly name: string;
  readonly id: string;
  /** Round for people, square for accounts. */
  readonly shape?: 'round' | 'square' | undefined;
  readonly plain?: boolean;
  readonly small?: boolean;
  readonly picture?: ReactNode;
}

/** Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, id, shape = 'round', plain = false, small, picture }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <span
      className={styles.avatar}
      data-hue={plain ? undefined : hueOf(id)}
      data-plain={plain || undefined}
      data-shape={shape}
      data-small={small}
      data-initials={(plain && shape === 'square' ? initials.slice(0, 1) : initials) || '?'}
      aria-hidden="true"
    >
      {picture}
    </span>
  );
}
