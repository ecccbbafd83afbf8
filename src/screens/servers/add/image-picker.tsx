import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isPartlyRead, useKnownList } from '@/components/scope/data/use-list';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { archLabel } from '@/model/image/describe';
import { versionText } from '@/model/image/distribution';
import { type DistributionGroup, imageChoices, type ImageFilter } from '@/model/image/picker';
import { imageSearchFields } from '@/model/image/search';
import type { Records } from '@/model/records/records';
import { searchText } from '@/model/search-text';
import { titleOf } from '@/model/title';
import { windowsProblem } from '@/model/windows';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import styles from './create.module.css';
import { ImageTiles } from './image-tiles';
import { useFieldError, useNewServer } from './new-server-form';

const TYPES: readonly ImageFilter['type'][] = ['Any', 'Image', 'Snapshot'];
const ARCHITECTURES = ['x64', 'x32'] as const;

interface ImageFiltersProps {
  readonly filter: ImageFilter;
  readonly onFilter: (filter: ImageFilter) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function ImageFilters({ filter, onFilter, words, onWords }: ImageFiltersProps) {
  return (
    <>
      <SearchField
        label="Search images"
        placeholder="Name, id or description"
        value={words}
        onValue={onWords}
        onKeyDown={(event) => {
          // Enter would send the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SelectField
        label="Image type"
        labelHidden
        value={filter.type}
        onChange={({ currentTarget }) => {
          const type = TYPES.find((each) => each === currentTarget.value);
          onFilter({ ...filter, type: type ?? 'Any' });
        }}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {type === 'Any' ? 'Any type' : type}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Architecture"
        labelHidden
        value={filter.arch ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({
            ...filter,
            arch: ARCHITECTURES.find((each) => each === currentTarget.value),
          })
        }
      >
        <option value="">Any architecture</option>
        {ARCHITECTURES.map((arch) => (
          <option key={arch} value={arch}>
            {arch}
          </option>
        ))}
      </SelectField>
    </>
  );
}

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

type Image = Records['image'];

const searchTexts = new WeakMap<Image, string>();

function matches(image: Image, words: string): boolean {
  let text = searchTexts.get(image);
  if (text === undefined) {
    text = searchText(imageSearchFields(image, { get: () => undefined }));
    searchTexts.set(image, text);
  }
  return text.includes(words);
}

interface ImagePickerProps {
  readonly control: ReactNode;
}

export function ImagePicker({ control }: ImagePickerProps) {
  const { form, choose } = useNewServer();
  const source = useKnownList('image');
  const images = source.rows;
  const owner = useKnownAccount();
  const value = useWatch({ control: form.control, name: 'image' });
  const [filter, setFilter] = useState<ImageFilter>({ type: 'Any' });
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLowerCase());
  const choices = useMemo(() => {
    const found = words === '' ? images : images.filter((image) => matches(image, words));
    return imageChoices(found, filter, owner);
  }, [images, words, filter, owner]);
  const { distributions, own, others } = choices;
  const nothing = distributions.length + own.length + others.length === 0;
  const error = useFieldError('image');
  const onChoose = (id: string) => choose('image', id);
  return (
    <>
      <div className={styles.filters}>
        {control}
        <ImageFilters filter={filter} onFilter={setFilter} words={typed} onWords={setTyped} />
      </div>
      <div
        role="radiogroup"
        aria-label="Image"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'image-error'}
        className={styles.panel}
      >
        {distributions.length > 0 && (
          <section aria-label="Official images" className={styles.images}>
            <h3>Official images</h3>
            <div className={styles.tiles}>
              {distributions.map((group) => (
                <DistributionTile
                  key={group.distribution}
                  group={group}
                  value={value}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </section>
        )}
        <ImageTiles
          title="My images"
          images={own}
          value={value}
          reasonOf={(image) => windowsProblem(image, owner)}
          onChoose={onChoose}
        />
        <ImageTiles title="Other images" images={others} value={value} onChoose={onChoose} />
        {nothing && (
          <p className={styles.nothing}>
            {isPartlyRead(source) ? 'No image that could be read matches' : 'No images match'}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p id="image-error" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
