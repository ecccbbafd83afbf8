import { useWatch } from 'react-hook-form';
import { CreateSection } from '@/components/forms/editors/create-section';
import { SegmentedControl } from '@/ui/segmented-control';
import { ImagePicker } from './image-picker';
import { useNewServer } from './new-server-context';
import { VolumePicker } from './volume-picker';

const SOURCES = [
  { value: 'image', label: 'Image' },
  { value: 'volume', label: 'Volume' },
] as const;

/** What the server starts from. */
export function SourceSection() {
  const { form, choose } = useNewServer();
  const from = useWatch({ control: form.control, name: 'from' });
  const control = (
    <SegmentedControl
      label="Start from"
      value={from}
      options={SOURCES}
      onChange={(value) => choose('from', value)}
    />
  );
  return (
    <CreateSection title="Source">
      {from === 'image' ? <ImagePicker control={control} /> : <VolumePicker control={control} />}
    </CreateSection>
  );
}
