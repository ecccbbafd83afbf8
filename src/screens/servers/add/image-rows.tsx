import { useState } from 'react';
import { counted } from '@/lib/text';
import { archLabel, imageType } from '@/model/image/describe';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import { Button } from '@/ui/button';
import { Truncate } from '@/ui/truncate';
import styles from './create.module.css';
import { RadioRow } from './radio-row';

/** Until all are asked for; more are found by searching. */
const SHOWN = 4;
const MOST = 50;

interface ImageRowsProps {
  readonly title: string;
  readonly images: readonly Records['image'][];
  readonly value: string;
  readonly reasonOf?: (image: Records['image']) => string | undefined;
  readonly onChoose: (image: string) => void;
}

/** The latest first; includes the chosen one. */
export function ImageRows({ title, images, value, reasonOf, onChoose }: ImageRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (images.length === 0) return null;
  const length = isWhole ? MOST : SHOWN;
  const first = images.slice(0, length);
  const far = images.slice(length).filter(({ id }) => id === value);
  const shown = [...first, ...far];
  const hidden = images.length - shown.length;
  return (
    <section aria-label={title} className={styles.section}>
      <h3>
        {title} <span className="muted">{images.length}</span>
      </h3>
      {shown.map((image) => (
        <RadioRow
          key={image.id}
          name="image"
          checked={image.id === value}
          detail={[imageType(image), archLabel(image.arch)].filter((word) => word).join(', ')}
          reason={reasonOf?.(image)}
          end={<code className={styles.id}>{image.id}</code>}
          onChoose={() => onChoose(image.id)}
        >
          <Truncate text={titleOf(image)} />
        </RadioRow>
      ))}
      {hidden > 0 && !isWhole && (
        <div className={styles.nothing}>
          <Button size="s" variant="quiet" onClick={() => setIsWhole(true)}>
            Show{' '}
            {images.length > MOST ? `the latest ${String(MOST)}` : `all ${String(images.length)}`}
          </Button>
        </div>
      )}
      {hidden > 0 && isWhole && (
        <p className={styles.nothing}>{counted(hidden, 'more', 'more')}; search for them.</p>
      )}
    </section>
  );
}
