import { use, useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { useFacts } from '@/components/data/use-facts';
import { createServerCall } from '@/model/server/calls';
import type { NewServer } from '@/model/server/create/form';
import { chosenIn } from '@/model/server/create/problems';
import { newServerBodies } from '@/model/server/create/request';
import { asCommandLine } from '@/model/server/show-as/command-line';
import { asCurl } from '@/model/server/show-as/curl';
import { asTerraform } from '@/model/server/show-as/terraform';
import { userDataProblem } from '@/model/server/user-data';
import { saveSshKeysCall } from '@/model/user/calls';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { CopyButton } from '@/ui/copy-button';
import { SegmentedControl } from '@/ui/segmented-control';
import { TextArea } from '@/ui/text-area';
import styles from './create.module.css';
import { useNewServer } from './new-server-context';
import { withValidCount } from './with-valid-count';

const FORMATS = [
  { value: 'curl', label: 'curl' },
  { value: 'cli', label: 'CLI' },
  { value: 'terraform', label: 'Terraform' },
] as const;

/** Placeholders for missing choices. */
function withPlaces(form: NewServer): NewServer {
  const { image, volume, existingIp } = form;
  return {
    ...form,
    image: image || 'IMAGE',
    volume: volume || 'VOLUME',
    existingIp: existingIp || 'CLOUD_IP',
  };
}

/** The form as text to copy. */
export function ShowAs() {
  const account = useAccount();
  const { form } = useNewServer();
  const facts = useFacts();
  const user = useSelector(selectCurrentUserId);
  const { api, units } = use(DeploymentContext);
  const [format, setFormat] = useState<(typeof FORMATS)[number]['value']>('curl');
  useWatch({ control: form.control });
  // Typing has priority.
  const values = useDeferredValue(withPlaces(withValidCount(form.getValues())));
  const chosen = chosenIn(values, facts);
  // In the order of creation, the keys first (spec 2 §4).
  const calls = () => [
    ...(values.sshKeys.trim() === '' || user === undefined
      ? []
      : [saveSshKeysCall(user, values.sshKeys)]),
    ...newServerBodies(values, chosen, units).map(createServerCall),
  ];
  const writers = {
    curl: () => asCurl(calls(), api, account),
    cli: () => asCommandLine(values, chosen),
    terraform: () => asTerraform(values, chosen),
  };
  const problem = userDataProblem(values.userData);
  const text = problem === undefined ? writers[format]() : problem;
  return (
    <div className={styles.showAs}>
      <div className={styles.showAsHead}>
        <SegmentedControl label="Show as" value={format} options={FORMATS} onChange={setFormat} />
        <CopyButton text={text} what="the text" />
      </div>
      <TextArea
        label="What the form says"
        labelHidden
        mono
        readOnly
        wrap="off"
        rows={14}
        value={text}
      />
    </div>
  );
}
