import { useState } from 'react';
import { formatCount, truncateName } from '@/lib/text';
import { archLabel, imageType } from '@/model/image/describe';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import { Button } from '@/ui/button';
import styles from './create.module.css';
import { words } from '../words';

const SHOWN = 6;
const MOST = 50;

interface ImageTilesProps {
  readonly title: string;
  readonly images: readonly Records['image'][];
  readonly value: string;
  readonly reasonOf?: (image: Records['image']) => string | undefined;
  readonly onChoose: (image: string) => void;
}

/** The latest first; includes the chosen one. */
export function ImageTiles({ title, images, value, reasonOf, onChoose }: ImageTilesProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (images.length === 0) return null;
  const length = isWhole ? MOST : SHOWN;
  const first = images.slice(0, length);
  const far = images.slice(length).filter(({ id }) => id === value);
  const shown = [...first, ...far];
  const hidden = images.length - shown.length;
  return (
    <section aria-label={title} className={styles.images}>
      <h3>
        {title} <span className="muted">{formatCount(images.length)}</span>
        {hidden > 0 && !isWhole && (
          <Button size="s" variant="quiet" onClick={() => setIsWhole(true)}>
            {images.length > MOST
              ? words.create.source.showLatest(MOST)
              : words.create.source.showAll(images.length)}
          </Button>
        )}
      </h3>
      <div className={styles.tiles} data-own>
        {shown.map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            checked={image.id === value}
            reason={reasonOf?.(image)}
            onChoose={onChoose}
          />
        ))}
      </div>
      {hidden > 0 && isWhole && <p className="muted">{words.create.source.moreImages(hidden)}</p>}
    </section>
  );
}

interface ImageTileProps {
  readonly image: Records['image'];
  readonly checked: boolean;
  readonly reason: string | undefined;
  readonly onChoose: (image: string) => void;
}

function ImageTile({ image, checked, reason, onChoose }: ImageTileProps) {
  const title = titleOf(image);
  const name = truncateName(title);
  const barred = reason !== undefined;
  const facts = [imageType(image), archLabel(image.arch)].filter((word) => word).join(', ');
  return (
    <div
      className={styles.tile}
      data-chosen={checked || undefined}
      data-barred={barred || undefined}
    >
      <label>
        <input
          type="radio"
          name="image"
          checked={checked}
          aria-disabled={barred || undefined}
          onChange={() => {
            if (!barred) onChoose(image.id);
          }}
        />
        <span className={styles.name} title={title}>
          {name}
        </span>
        <small>
          {reason ?? facts} <code>{image.id}</code>
        </small>
      </label>
    </div>
  );
}
