import { useWatch } from 'react-hook-form';
import { useListRecords } from '@/components/scope/data/use-list';
import { useFacts } from '@/components/scope/data/use-facts';
import { zoneProblem } from '@/model/server/create/choices';
import { chosenIn } from '@/model/server/create/problems';
import { zoneLabel } from '@/model/zone/describe';
import { RadioSegments } from '@/ui/radio-segments';
import { useFieldError } from './field-error';
import { useNewServer } from './new-server-context';

const OF_VOLUME = 'The server is created in the zone of its volume.';

/** Spec 2 §2. */
export function ZoneField() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const zones = useListRecords('zone');
  const [zone] = useWatch({ control: form.control, name: ['zone', 'type', 'from', 'volume'] });
  const { type, volume } = chosenIn(form.getValues(), facts);
  const given = volume?.zone;
  const options = [
    { value: '', label: 'Any zone', detail: 'The provider chooses one.', reason: undefined },
    ...zones.map((record) => ({
      value: record.id,
      label: zoneLabel(record.handle) ?? record.id,
      detail: record.handle ?? record.id,
      reason: zoneProblem(record, type, facts),
    })),
  ];
  return (
    <RadioSegments
      label="Zone"
      value={given ?? zone}
      options={
        given === undefined
          ? options
          : options.map((option) =>
              option.value === given
                ? { ...option, detail: OF_VOLUME }
                : { ...option, reason: undefined },
            )
      }
      error={useFieldError('zone')}
      onChange={(id) => {
        if (given === undefined) choose('zone', id);
      }}
    />
  );
}
