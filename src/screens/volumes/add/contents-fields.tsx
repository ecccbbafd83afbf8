import { useMemo } from 'react';
import { FormText, type FieldsProps } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { formatSize } from '@/lib/sizes';
import { archLabel } from '@/model/image/describe';
import { isOffered } from '@/model/image/picker';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { FILESYSTEMS, type NewVolume } from '@/model/volume/create';
import { Pair, Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { SelectField } from '@/ui/select-field';

const SOURCES = [
  { value: 'blank', label: 'Blank' },
  { value: 'image', label: 'From an image' },
] as const;

export const FILESYSTEM_WORDS: Readonly<Record<(typeof FILESYSTEMS)[number], string>> = {
  ext4: 'ext4',
  xfs: 'xfs',
  none: 'None',
};

function secondLine({ arch, virtual_size: size }: ImageRecord): string {
  const least = size === undefined ? undefined : `needs ${formatSize(size)}`;
  return [archLabel(arch), least].filter((word) => word !== undefined).join(', ');
}

interface ContentsProps extends FieldsProps<NewVolume> {
  readonly payer: Records['account'] | undefined;
}

function Images({ form, values, change, payer }: ContentsProps) {
  const images = useListSource('image');
  const options = useMemo(
    () => images.rows.filter((image) => isOffered(image, payer)).map((record) => ({ record })),
    [images.rows, payer],
  );
  return (
    <RecordChoice
      from={[images]}
      label="Image"
      options={options}
      value={values.source}
      onChange={(id) => {
        change({ source: id });
        if (form.formState.isSubmitted) void form.trigger('size');
      }}
      second={secondLine}
      error={form.formState.errors.source?.message}
      empty="There are no images to choose from"
    />
  );
}

function Filesystem({ form, values }: FieldsProps<NewVolume>) {
  const none = values.filesystem === 'none';
  return (
    <Pair>
      <SelectField
        {...form.register('filesystem', {
          onChange: () => {
            if (form.getValues('filesystem') !== 'none') return;
            form.setValue('label', '');
            form.clearErrors('label');
          },
        })}
        label="Filesystem"
        error={form.formState.errors.filesystem?.message}
      >
        {FILESYSTEMS.map((type) => (
          <option key={type} value={type}>
            {FILESYSTEM_WORDS[type]}
          </option>
        ))}
      </SelectField>
      <FormText
        form={form}
        name="label"
        label="Filesystem label"
        optional
        readOnly={none}
        aria-disabled={none || undefined}
        hint={
          none
            ? 'Without a filesystem there is no label.'
            : 'At most 12 letters, digits and _ . + -.'
        }
      />
    </Pair>
  );
}

/** Contents of a new volume: a filesystem or an image. */
export function ContentsFields(props: ContentsProps) {
  const { values, change } = props;
  return (
    <>
      <Row>
        <SegmentedControl
          label="Contents"
          value={values.from === 'image' ? 'image' : 'blank'}
          options={SOURCES}
          onChange={(from) => change({ from })}
        />
      </Row>
      {values.from === 'image' ? <Images {...props} /> : <Filesystem {...props} />}
    </>
  );
}
