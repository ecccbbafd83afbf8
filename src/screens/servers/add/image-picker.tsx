import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/scope/account-context';
import { isPartlyRead, useKnownList } from '@/components/scope/data/use-list';
import { imageChoices, type ImageFilter } from '@/model/image/picker';
import { imageSearchFields } from '@/model/image/search';
import { searchText } from '@/model/search-text';
import type { Records } from '@/model/records';
import { windowsProblem } from '@/model/windows';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import styles from './create.module.css';
import { DistributionTile } from './distribution-tile';
import { ImageFilters } from './image-filters';
import { useFieldError } from './field-error';
import { ImageTiles } from './image-tiles';
import { useNewServer } from './new-server-context';

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
  /** Before the filters. */
  readonly control: ReactNode;
}

/** Official images by distribution, then the account's, then the rest. */
export function ImagePicker({ control }: ImagePickerProps) {
  const account = useAccount();
  const { form, choose } = useNewServer();
  const source = useKnownList('image');
  const images = source.rows;
  const owner = useSelector((state: WithResources) => selectRecord(state, 'account', account));
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
