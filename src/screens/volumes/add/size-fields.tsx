import { use } from 'react';
import { bound, FormText, NameField, type FieldsProps } from '@/components/forms/form-fields';
import { useListSource } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import type { Records } from '@/model/records/records';
import { blockStorageLeft, zoneStorageProblem } from '@/model/volume/block-storage';
import type { NewVolume } from '@/model/volume/create';
import { largestSize } from '@/model/volume/size';
import { zoneLabel } from '@/model/zone/describe';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';

function ZoneOptions() {
  const { limits } = use(DeploymentContext);
  const { rows: zones } = useListSource('zone');
  return (
    <>
      <option value="">Any zone</option>
      {zones.map((zone) => {
        const { id, handle } = zone;
        const disabledReason = zoneStorageProblem(zone, limits) !== undefined;
        return (
          <option key={id} value={id} disabled={disabledReason}>
            {zoneLabel(handle) ?? id} ({handle}){disabledReason && ' – no Block Storage'}
          </option>
        );
      })}
    </>
  );
}

interface SizeProps extends FieldsProps<NewVolume> {
  readonly payer: Records['account'] | undefined;
}

/** Name, size and zone of a new volume. */
export function SizeFields({ form, payer }: SizeProps) {
  const { volume } = use(DeploymentContext).limits;
  const most = Math.max(largestSize(volume, blockStorageLeft(payer)), volume.minimum);
  return (
    <>
      <NameField form={form} optional />
      <Pair>
        <FormText
          form={form}
          name="size"
          label="Size in GB"
          inputMode="numeric"
          hint={`From ${String(volume.minimum)} to ${String(most)} GB. It can grow later, never shrink.`}
        />
        <SelectField
          {...bound(form, 'zone')}
          label="Zone"
          hint="A volume can only be attached to servers of its own zone."
        >
          <ZoneOptions />
        </SelectField>
      </Pair>
    </>
  );
}
