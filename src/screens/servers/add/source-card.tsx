import { useWatch } from 'react-hook-form';
import { Card } from '@/ui/card';
import { SegmentedControl } from '@/ui/segmented-control';
import { ImagePicker } from './image-picker';
import { useNewServer } from './new-server-context';
import { VolumePicker } from './volume-picker';

const SOURCES = [
  { value: 'image', label: 'Image' },
  { value: 'volume', label: 'Volume' },
] as const;

export function SourceCard() {
  const { form, choose } = useNewServer();
  const from = useWatch({ control: form.control, name: 'from' });
  return (
    <Card
      title="Source"
      flush
      actions={
        <SegmentedControl
          label="Start from"
          value={from}
          options={SOURCES}
          onChange={(value) => choose('from', value)}
        />
      }
    >
      {from === 'image' ? <ImagePicker /> : <VolumePicker />}
    </Card>
  );
}
