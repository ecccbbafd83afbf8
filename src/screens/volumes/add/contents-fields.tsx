import { useMemo } from 'react';
import { FormText, type FieldsProps } from '@/components/forms/form-fields';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { archLabel } from '@/model/image/describe';
import { isOffered } from '@/model/image/picker';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { FILESYSTEMS, type NewVolume } from '@/model/volume/create';
import { Pair, Row } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { SelectField } from '@/ui/select-field';
import { words } from '../words';

const SOURCES = [
  { value: 'blank', label: words.labels.blank },
  { value: 'image', label: words.create.fromImage },
] as const;

function secondLine({ arch, virtual_size: size }: ImageRecord): string {
  return words.create.imageDetail(archLabel(arch), size);
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
      label={words.labels.image}
      options={options}
      value={values.source}
      onChange={(id) => {
        change({ source: id });
        if (form.formState.isSubmitted) void form.trigger('size');
      }}
      second={secondLine}
      error={form.formState.errors.source?.message}
      empty={words.create.noImages}
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
        label={words.labels.filesystem}
        error={form.formState.errors.filesystem?.message}
      >
        {FILESYSTEMS.map((type) => (
          <option key={type} value={type}>
            {words.create.filesystems[type]}
          </option>
        ))}
      </SelectField>
      <FormText
        form={form}
        name="label"
        label={words.create.filesystemLabel}
        optional
        readOnly={none}
        aria-disabled={none || undefined}
        hint={none ? words.create.noFilesystemLabel : words.create.filesystemLabelHint}
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
          label={words.create.contents}
          value={values.from === 'image' ? 'image' : 'blank'}
          options={SOURCES}
          onChange={(from) => change({ from })}
        />
      </Row>
      {values.from === 'image' ? <Images {...props} /> : <Filesystem {...props} />}
    </>
  );
}
