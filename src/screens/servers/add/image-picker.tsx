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
import { words } from '../words';

const TYPES: readonly ImageFilter['type'][] = ['Any', 'Image', 'Snapshot'];
const ARCHITECTURES = ['x64', 'x32'] as const;

interface ImageFiltersProps {
  readonly filter: ImageFilter;
  readonly onFilter: (filter: ImageFilter) => void;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

function ImageFilters({ filter, onFilter, typed, onTyped }: ImageFiltersProps) {
  return (
    <>
      <SearchField
        label={words.create.source.search}
        placeholder={words.create.source.searchPlaceholder}
        value={typed}
        onValue={onTyped}
        onKeyDown={(event) => {
          // Enter would send the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SelectField
        label={words.create.source.imageType}
        labelHidden
        value={filter.type}
        onChange={({ currentTarget }) => {
          const type = TYPES.find((each) => each === currentTarget.value);
          onFilter({ ...filter, type: type ?? 'Any' });
        }}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {words.create.source.imageTypes[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.create.source.architecture}
        labelHidden
        value={filter.arch ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({
            ...filter,
            arch: ARCHITECTURES.find((each) => each === currentTarget.value),
          })
        }
      >
        <option value="">{words.create.source.anyArchitecture}</option>
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
          aria-label={words.create.source.version(distribution)}
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

function matches(image: Image, searched: string): boolean {
  let text = searchTexts.get(image);
  if (text === undefined) {
    text = searchText(imageSearchFields(image, { get: () => undefined }));
    searchTexts.set(image, text);
  }
  return text.includes(searched);
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
  const searched = useDeferredValue(typed.trim().toLowerCase());
  const choices = useMemo(() => {
    const found = searched === '' ? images : images.filter((image) => matches(image, searched));
    return imageChoices(found, filter, owner);
  }, [images, searched, filter, owner]);
  const { distributions, own, others } = choices;
  const nothing = distributions.length + own.length + others.length === 0;
  const error = useFieldError('image');
  const onChoose = (id: string) => choose('image', id);
  return (
    <>
      <div className={styles.filters}>
        {control}
        <ImageFilters filter={filter} onFilter={setFilter} typed={typed} onTyped={setTyped} />
      </div>
      <div
        role="radiogroup"
        aria-label={words.labels.image}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'image-error'}
        className={styles.panel}
      >
        {distributions.length > 0 && (
          <section aria-label={words.create.source.officialImages} className={styles.images}>
            <h3>{words.create.source.officialImages}</h3>
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
          title={words.create.source.myImages}
          images={own}
          value={value}
          reasonOf={(image) => windowsProblem(image, owner)}
          onChoose={onChoose}
        />
        <ImageTiles
          title={words.create.source.otherImages}
          images={others}
          value={value}
          onChoose={onChoose}
        />
        {nothing && (
          <p className={styles.nothing}>
            {isPartlyRead(source) ? words.create.source.noReadImages : words.create.source.noImages}
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
