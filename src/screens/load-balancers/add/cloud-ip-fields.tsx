import { useState } from 'react';
import { CloudIpChoice } from '@/components/record-page/cloud-ips/cloud-ip-choice';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { isReassigned, REASSIGNED } from '@/model/cloud-ip/choice';
import { paths } from '@/model/paths';
import { TextLink } from '@/ui/link';
import { RadioSegments } from '@/ui/radio-segments';

const OPTIONS = [
  { value: 'none', label: 'None', detail: 'It can be mapped later.' },
  { value: 'existing', label: 'An existing Cloud IP', detail: 'One that is mapped to nothing.' },
] as const;

interface CloudIpFieldsProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

export function CloudIpFields({ value, onChange, error }: CloudIpFieldsProps) {
  const account = useAccount();
  const ip = useFacts().get('cloud_ip', value);
  const [isWanted, setIsWanted] = useState(false);
  const isExisting = isWanted || value !== '';
  return (
    <>
      <RadioSegments
        label="Cloud IP"
        value={isExisting ? 'existing' : 'none'}
        options={OPTIONS}
        onChange={(choice) => {
          setIsWanted(choice === 'existing');
          onChange('');
        }}
      />
      {isExisting && (
        <>
          <CloudIpChoice
            label="Existing Cloud IP"
            value={value}
            onChange={onChange}
            error={error ?? (isReassigned(ip) ? REASSIGNED : undefined)}
          />
          <p className="muted">
            None of these? <TextLink to={paths.add('cloud_ip', account)}>Create Cloud IP</TextLink>
          </p>
        </>
      )}
    </>
  );
}
