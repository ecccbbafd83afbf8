import { ALL_IMAGES, type CleanUpForm } from '@/model/registry/clean-up';
import type { Problems } from '@/model/problems';
import { imageName, type Tag } from '@/model/registry/tags';
import { Pair, Stack } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { TextField, type TextFieldProps } from '@/ui/text-field';

interface FieldsProps {
  readonly tags: readonly Tag[];
  readonly container: string;
  readonly form: CleanUpForm;
  readonly problems: Problems<CleanUpForm>;
  readonly onChange: (form: CleanUpForm) => void;
}

/** The rules of a clean-up; a tag goes if each lets it. */
export function CleanUpFields({ tags, container, form, problems, onChange }: FieldsProps) {
  const images = [...new Set(tags.map(({ image }) => image))].toSorted();
  const field = (name: keyof CleanUpForm): TextFieldProps => ({
    label: '',
    value: form[name],
    autoComplete: 'off',
    spellCheck: false,
    error: problems[name],
    onChange: ({ currentTarget }) => onChange({ ...form, [name]: currentTarget.value }),
  });
  return (
    <Stack gap="m">
      {images.length > 1 && (
        <SelectField
          label="Images"
          value={form.image}
          onChange={({ currentTarget }) => onChange({ ...form, image: currentTarget.value })}
        >
          <option value={ALL_IMAGES}>All images</option>
          {images.map((image) => (
            <option key={image} value={image}>
              {imageName(container, image)}
            </option>
          ))}
        </SelectField>
      )}
      <Pair>
        <TextField
          {...field('newest')}
          label="Keep the newest"
          inputMode="numeric"
          optional
          hint="So many tags of each image, of those that are chosen by name."
        />
        <TextField
          {...field('olderThan')}
          label="Delete only what is older than"
          inputMode="numeric"
          optional
          hint="Days since it was last pushed."
        />
      </Pair>
      <Pair>
        <TextField
          {...field('pattern')}
          label="Delete only tags named"
          mono
          optional
          autoCapitalize="none"
          hint="pr-* 1.?.* – an asterisk stands for any characters, a question mark for one."
        />
        <TextField
          {...field('kept')}
          label="Always keep tags named"
          mono
          optional
          autoCapitalize="none"
          hint="Written in the same way."
        />
      </Pair>
    </Stack>
  );
}
