import { useState } from 'react';
import { useListRecords } from '@/components/data/use-list';
import { useFacts } from '@/components/data/use-facts';
import { zoneProblem } from '@/model/server/create/choices';
import { chosenIn } from '@/model/server/create/problems';
import { zoneLabel } from '@/model/zone/describe';
import { Note } from '@/ui/note';
import { useNewServer } from '../new-server-context';
import { RadioRow } from '../radio-row';
import { Part } from './part';
import { PartDialog } from './part-dialog';

/** Spec 2 §2. */
export default function ZonePart() {
  return (
    <Part>
      <ZoneDialog />
    </Part>
  );
}

function ZoneDialog() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const zones = useListRecords('zone');
  const [zone, setZone] = useState(() => form.getValues('zone'));
  const { type, volume } = chosenIn(form.getValues(), facts);
  const options = [
    { id: '', label: 'Any zone', detail: 'The provider chooses one.', reason: undefined },
    ...zones.map((record) => ({
      id: record.id,
      label: zoneLabel(record.handle) ?? record.id,
      detail: record.handle ?? record.id,
      reason: zoneProblem(record, type, facts),
    })),
  ];
  return (
    <PartDialog
      title="Zone"
      size="s"
      onSave={() => {
        choose('zone', zone);
        return true;
      }}
    >
      {volume?.zone && <Note>The server is created in the zone of its volume.</Note>}
      <div role="radiogroup" aria-label="Zone">
        {options.map(({ id, label, detail, reason }) => (
          <RadioRow
            key={id}
            name="zone"
            checked={id === zone}
            detail={detail}
            reason={reason}
            onChoose={() => setZone(id)}
          >
            {label}
          </RadioRow>
        ))}
      </div>
    </PartDialog>
  );
}
