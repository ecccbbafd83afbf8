import type { ImageFilter } from '@/model/image/picker';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';

const TYPES: readonly ImageFilter['type'][] = ['Any', 'Image', 'Snapshot'];
const ARCHITECTURES = ['x64', 'x32'] as const;

interface ImageFiltersProps {
  readonly filter: ImageFilter;
  readonly onFilter: (filter: ImageFilter) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Type, architecture and keywords (spec 2 §2). */
export function ImageFilters({ filter, onFilter, words, onWords }: ImageFiltersProps) {
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
