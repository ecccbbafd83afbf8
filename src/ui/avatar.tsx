import styles from './avatar.module.css';

const hues = 8;

/** A number from 0 to 7 that an id always gives, to colour it by. */
export function hueOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % hues;
}

/** The first letters of the first and last word of a name, at most two, in capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}

interface AvatarProps {
  readonly name: string;
  /** The id that picks the colour. */
  readonly id: string;
  /** Round for people, square for accounts. */
  readonly shape?: 'round' | 'square' | undefined;
}

/** A person's or an account's initials. It says nothing to screen readers: the name beside it does. */
export function Avatar({ name, id, shape = 'round' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-hue={hueOf(id)} data-shape={shape} aria-hidden="true">
      {initialsOf(name) || '?'}
    </span>
  );
}
