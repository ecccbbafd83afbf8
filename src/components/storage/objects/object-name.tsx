import { truncateName } from '@/lib/text';
import styles from './objects.module.css';

/**
 * Characters that are invisible in a name, or look like its end: controls, line ends, direction
 * marks.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['\n', '↵'],
  ['\r', '↵'],
  ['\t', '⇥'],
]);

const seen = (character: string): string => SIGNS.get(character) ?? '�';

interface ObjectNameProps {
  readonly name: string;
  /** True on the object's own page; other names are cut at 50 characters (spec 3 §9). */
  readonly whole?: boolean;
}

/**
 * An object's name with all its characters visible. A name in another script keeps its direction.
 */
export function ObjectName({ name, whole = false }: ObjectNameProps) {
  const shown = whole ? name : truncateName(name);
  const parts = shown.split(UNSEEN);
  const signs: readonly string[] = shown.match(UNSEEN) ?? [];
  return (
    <bdi title={shown === name ? undefined : name} className={styles.name}>
      {parts.map((part, at) => (
        // Parts have no identity but their order.
        <span key={at}>
          {part}
          {signs[at] !== undefined && <span className="muted">{seen(signs[at])}</span>}
        </span>
      ))}
    </bdi>
  );
}
