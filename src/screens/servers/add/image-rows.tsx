import { counted } from '@/lib/text';
import { archLabel, imageType } from '@/model/image/describe';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import { ChoiceRow } from '@/ui/choice';
import styles from './create.module.css';

/** More are found by searching: nobody scrolls through thousands. */
const SHOWN = 50;

interface ImageRowsProps {
  readonly title: string;
  readonly images: readonly Records['image'][];
  /** The id of the chosen image. */
  readonly value: string;
  readonly onChoose: (image: string) => void;
}

/** Images one under the other, the latest first; the chosen one is always among them. */
export function ImageRows({ title, images, value, onChoose }: ImageRowsProps) {
  if (images.length === 0) return null;
  const first = images.slice(0, SHOWN);
  const far = images.slice(SHOWN).filter(({ id }) => id === value);
  const shown = [...first, ...far];
  const hidden = images.length - shown.length;
  return (
    <section aria-label={title} className={styles.section}>
      <h3>
        {title} <span className="muted">{images.length}</span>
      </h3>
      {shown.map((image) => (
        <ChoiceRow
          key={image.id}
          inset
          button={
            <input
              type="radio"
              name="image"
              checked={image.id === value}
              onChange={() => onChoose(image.id)}
            />
          }
          end={<code className={styles.id}>{image.id}</code>}
        >
          <span>{titleOf(image)}</span>
          <small>
            {[imageType(image), archLabel(image.arch)].filter((word) => word).join(', ')}
          </small>
        </ChoiceRow>
      ))}
      {hidden > 0 && (
        <p className={styles.nothing}>{counted(hidden, 'more', 'more')}; search for them.</p>
      )}
    </section>
  );
}
