import { use } from 'react';
import { CreateSection } from '@/components/forms/editors/create-section';
import { bound, FormText, NameField } from '@/components/forms/form-fields';
import { useListSource } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { zoneStorageProblem } from '@/model/volume/block-storage';
import { largestSize } from '@/model/volume/size';
import { zoneLabel } from '@/model/zone/describe';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import type { SectionProps } from './section-props';

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

interface SizeProps extends SectionProps {
  /** In bytes; undefined while unknown. */
  readonly left: number | undefined;
}

export function SizeSection({ form, left }: SizeProps) {
  const { volume } = use(DeploymentContext).limits;
  const most = Math.max(largestSize(volume, left), volume.minimum);
  return (
    <CreateSection title="Volume">
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
    </CreateSection>
  );
}
