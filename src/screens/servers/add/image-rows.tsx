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
  /** Why no server can be made from an image. */
  readonly reasonOf?: (image: Records['image']) => string | undefined;
  readonly onChoose: (image: string) => void;
}

type ImageRowProps = Pick<ImageRowsProps, 'value' | 'onChoose'> & {
  readonly image: Records['image'];
  readonly reason: string | undefined;
};

function ImageRow({ image, value, reason, onChoose }: ImageRowProps) {
  const barred = reason !== undefined;
  return (
    <ChoiceRow
      inset
      barred={barred}
      button={
        <input
          type="radio"
          name="image"
          checked={image.id === value}
          aria-disabled={barred || undefined}
          onChange={() => {
            if (!barred) onChoose(image.id);
          }}
        />
      }
      end={<code className={styles.id}>{image.id}</code>}
    >
      <span>{titleOf(image)}</span>
      <small>
        {reason ?? [imageType(image), archLabel(image.arch)].filter((word) => word).join(', ')}
      </small>
    </ChoiceRow>
  );
}

/** Images one under the other, the latest first; the chosen one is always among them. */
export function ImageRows({ title, images, value, reasonOf, onChoose }: ImageRowsProps) {
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
        <ImageRow
          key={image.id}
          image={image}
          value={value}
          reason={reasonOf?.(image)}
          onChoose={onChoose}
        />
      ))}
      {hidden > 0 && (
        <p className={styles.nothing}>{counted(hidden, 'more', 'more')}; search for them.</p>
      )}
    </section>
  );
}
