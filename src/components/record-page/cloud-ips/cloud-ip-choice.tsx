import { useMemo } from 'react';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { freeCloudIps } from '@/model/cloud-ip/destinations';
import { words } from '../words';

interface CloudIpChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

export function CloudIpChoice({ value, ...choice }: CloudIpChoiceProps) {
  const all = useListSource('cloud_ip');
  const options = useMemo(
    () => freeCloudIps(all.rows, value).map((record) => ({ record })),
    [all.rows, value],
  );
  return (
    <RecordChoice
      {...choice}
      from={[all]}
      options={options}
      value={value}
      second={({ name }) => name || undefined}
      empty={words.mapTo.noneFree}
    />
  );
}
