import { IconButton } from '@/ui/icon-button';
import styles from './palette.module.css';

const HINTS: readonly (readonly [keys: readonly string[], words: string])[] = [
  [['↵'], 'open'],
  [['→'], 'verbs'],
  [['Ctrl', '↵'], 'new tab'],
  [['>'], 'commands only'],
];

interface PaletteFootProps {
  /** How much is shown. */
  readonly sum: string;
  readonly onClose: () => void;
}

/** The keys, how much there is, and the way out for who has no Escape; it stands at the top, after the rows. */
export function PaletteFoot({ sum, onClose }: PaletteFootProps) {
  return (
    <>
      <footer className={styles.foot}>
        <span className={styles.hints} aria-hidden="true">
          {HINTS.map(([keys, words]) => (
            <span key={words}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {words}
            </span>
          ))}
        </span>
        <span>{sum}</span>
      </footer>
      <IconButton icon="close" label="Close" size="s" className={styles.close} onClick={onClose} />
    </>
  );
}
