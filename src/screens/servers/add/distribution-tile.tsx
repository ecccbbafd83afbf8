import { archLabel } from '@/model/image/describe';
import { versionText } from '@/model/image/distribution';
import type { DistributionGroup } from '@/model/image/picker';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import styles from './create.module.css';

/** '24.04 x64', or the whole name. */
function versionLabel(image: Records['image']): string {
  const version = versionText(image);
  if (version === undefined) return titleOf(image);
  return [version, archLabel(image.arch)].filter((word) => word !== undefined).join(' ');
}

interface DistributionTileProps {
  readonly group: DistributionGroup;
  readonly value: string;
  readonly onChoose: (image: string) => void;
}

/** A distribution's images by version. */
export function DistributionTile({ group, value, onChoose }: DistributionTileProps) {
  const { distribution, images, chosen } = group;
  const mine = images.find(({ id }) => id === value);
  const shown = mine ?? chosen;
  return (
    <div className={styles.tile} data-chosen={mine !== undefined || undefined}>
      <label>
        <input
          type="radio"
          name="image"
          checked={mine !== undefined}
          onChange={() => onChoose(shown.id)}
        />
        <span className={styles.words}>
          <strong>{distribution}</strong>
          {images.length === 1 && <small>{versionLabel(shown)}</small>}
        </span>
      </label>
      {images.length > 1 && (
        <select
          aria-label={`Version of ${distribution}`}
          value={shown.id}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {images.map((image) => (
            <option key={image.id} value={image.id}>
              {versionLabel(image)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
