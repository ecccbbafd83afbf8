import { useState } from 'react';
import type { FormSection } from '@/components/record-page/create/create-section';
import { bound, errorAt, type FieldsProps, FormText } from '@/components/forms/form-fields';
import { ServerChoice } from '@/components/lists/choices/server-choice';
import { CloudIpChoice } from '@/components/record-page/cloud-ips/cloud-ip-choice';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { isReassigned, REASSIGNED } from '@/model/cloud-ip/destinations';
import { addressesById } from '@/model/cloud-ip/describe';
import type { NewBalancer } from '@/model/load-balancer/create';
import { POLICIES, policyLabel, TLS_VERSIONS } from '@/model/load-balancer/describe';
import type { PemReader } from '@/model/load-balancer/https';
import { paths } from '@/model/paths';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextLink } from '@/ui/link';
import { RadioSegments } from '@/ui/radio-segments';
import { SelectField } from '@/ui/select-field';
import { HealthcheckFields } from '@/screens/load-balancers/parts/healthcheck-fields';
import { HttpsFields } from '@/screens/load-balancers/parts/https-fields';
import { ListenerRows } from '@/screens/load-balancers/parts/listener-rows';
import { words } from '../words';

const OPTIONS = [
  { value: 'none', label: words.labels.noneOption, detail: words.create.noCloudIpDetail },
  {
    value: 'existing',
    label: words.create.existingCloudIp,
    detail: words.create.existingCloudIpDetail,
  },
] as const;

interface CloudIpFieldsProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

function CloudIpFields({ value, onChange, error }: CloudIpFieldsProps) {
  const account = useAccount();
  const ip = useFacts().get('cloud_ip', value);
  const [isWanted, setIsWanted] = useState(false);
  const isExisting = isWanted || value !== '';
  return (
    <>
      <RadioSegments
        label={words.create.cloudIp}
        labelHidden
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
            label={words.create.cloudIpChoice}
            value={value}
            onChange={onChange}
            error={error ?? (isReassigned(ip) ? REASSIGNED : undefined)}
          />
          <p className="muted">
            {words.create.otherCloudIp(
              <TextLink to={paths.add('cloud_ip', account)}>{words.create.createCloudIp}</TextLink>,
            )}
          </p>
        </>
      )}
    </>
  );
}

interface Props extends FieldsProps<NewBalancer> {
  /** Undefined until it is fetched. */
  readonly reader: PemReader | undefined;
}

function Naming({ form }: Props) {
  return (
    <>
      <FormText form={form} name="name" label={words.labels.name} optional autoFocus />
      <SelectField {...bound(form, 'policy')} label={words.labels.policy}>
        {POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {policyLabel(policy)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Servers({ form, values, change }: Props) {
  return (
    <ServerChoice
      chosen={values.nodes}
      onChange={(ids) => change({ nodes: [...ids] })}
      error={errorAt(form, 'nodes')}
    />
  );
}

function Https(props: Props) {
  const { form, values } = props;
  const facts = useFacts();
  return (
    <>
      <HttpsFields
        {...props}
        addresses={values.cloudIp === '' ? [] : addressesById(values.cloudIp, facts)}
        facts={facts}
      />
      <CheckboxField {...bound(form, 'redirect')} label={words.labels.redirect} />
      <SelectField {...bound(form, 'tls')} label={words.labels.minimumTls}>
        {TLS_VERSIONS.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function CloudIp({ form, values, change }: Props) {
  return (
    <CloudIpFields
      value={values.cloudIp}
      onChange={(id) => change({ cloudIp: id })}
      error={errorAt(form, 'cloudIp')}
    />
  );
}

export const BALANCER_SECTIONS: readonly FormSection<Props>[] = [
  { title: words.create.balancer, Fields: Naming },
  { title: words.labels.servers, note: words.create.serversNote, Fields: Servers },
  { title: words.labels.listeners, Fields: ListenerRows },
  { title: words.labels.https, Fields: Https },
  { title: words.labels.healthcheck, Fields: HealthcheckFields },
  { title: words.create.cloudIp, Fields: CloudIp },
];
