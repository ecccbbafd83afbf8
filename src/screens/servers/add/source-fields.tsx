import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { formatSize } from '@/lib/sizes';
import { ONE_FOR_VOLUME, volumeProblem, volumeWarning } from '@/model/server/create/choices';
import { volumeZone } from '@/model/volume/describe';
import { SegmentedControl } from '@/ui/segmented-control';
import { ImagePicker } from './image-picker';
import { useFieldError, useNewServer } from './new-server-form';
import { words } from '../words';

interface Doubtful {
  readonly reason: string | undefined;
  readonly warning: string | undefined;
}

function doubts({ reason, warning }: Doubtful): number {
  if (reason !== undefined) return 2;
  return warning === undefined ? 0 : 1;
}

function VolumePicker({ control }: { readonly control: ReactNode }) {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const volumes = useListSource('volume');
  const [value, count] = useWatch({ control: form.control, name: ['volume', 'count'] });
  const error = useFieldError('volume');
  const options = useMemo(
    () =>
      volumes.rows
        .filter((volume) => volume.status !== 'deleted' && volume.storage_type !== 'local')
        .map((record) => ({
          record,
          reason: volumeProblem(record, facts),
          warning: volumeWarning(record, facts),
        }))
        .sort((one, other) => doubts(one) - doubts(other)),
    [volumes.rows, facts],
  );
  return (
    <>
      <div>{control}</div>
      <RecordChoice
        from={[volumes]}
        label={words.labels.volume}
        options={options}
        value={value}
        onChange={(id) => choose('volume', id)}
        second={(volume) =>
          [
            [volume.size && formatSize(volume.size), volumeZone(volume, facts)]
              .filter((word) => word)
              .join(', '),
            volumeWarning(volume, facts),
          ]
            .filter((word) => word)
            .join('. ')
        }
        error={count > 1 ? ONE_FOR_VOLUME : error}
        empty={words.create.source.noVolumes}
      />
    </>
  );
}

const SOURCES = [
  { value: 'image', label: words.labels.image },
  { value: 'volume', label: words.labels.volume },
] as const;

/** Source that the server starts from. */
export function SourceFields() {
  const { form, choose } = useNewServer();
  const from = useWatch({ control: form.control, name: 'from' });
  const control = (
    <SegmentedControl
      label={words.create.source.label}
      value={from}
      options={SOURCES}
      onChange={(value) => choose('from', value)}
    />
  );
  const Picker = from === 'image' ? ImagePicker : VolumePicker;
  return <Picker control={control} />;
}
