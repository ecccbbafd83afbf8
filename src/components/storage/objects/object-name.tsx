import { truncateName } from '@/lib/text';
import styles from './objects.module.css';

/** What no eye sees in a name, or takes for its end: controls, line ends, marks of direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\n', '↵'],
  ['\r', '↵'],
  ['\t', '⇥'],
]);

/** The sign that stands for it. */
const seen = (character: string): string => SIGNS.get(character) ?? '�';

interface ObjectNameProps {
  readonly name: string;
  /** Cut at 50 characters (spec 3 §9), unless it is the page's own. */
  readonly whole?: boolean;
}

/** An object's name as text, each of its characters in sight; one in another script keeps its direction. */
export function ObjectName({ name, whole = false }: ObjectNameProps) {
  const shown = whole ? name : truncateName(name);
  const parts = shown.split(UNSEEN);
  const signs: readonly string[] = shown.match(UNSEEN) ?? [];
  return (
    <bdi title={shown === name ? undefined : name} className={styles.name}>
      {parts.map((part, at) => (
        // Their order is all that tells them apart.
        <span key={at}>
          {part}
          {signs[at] !== undefined && <span className="muted">{seen(signs[at])}</span>}
        </span>
      ))}
    </bdi>
  );
}
