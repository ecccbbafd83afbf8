import { use, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { ShowAs } from '@/components/forms/show-as';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { createServerCall } from '@/model/server/calls';
import type { NewServer } from '@/model/server/create/form';
import { chosenIn } from '@/model/server/create/problems';
import { newServerBodies } from '@/model/server/create/request';
import { asCommandLine } from '@/model/server/show-as/command-line';
import { asTerraform } from '@/model/server/show-as/terraform';
import { userDataProblem } from '@/model/server/user-data';
import { asCurl } from '@/model/show-as/curl';
import { saveSshKeysCall } from '@/model/user/calls';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { useNewServer } from './new-server-context';
import { withValidCount } from './with-valid-count';

function withPlaces(form: NewServer): NewServer {
  const { image, volume, existingIp } = form;
  return {
    ...form,
    image: image || 'IMAGE',
    volume: volume || 'VOLUME',
    existingIp: existingIp || 'CLOUD_IP',
  };
}

export function ShowServerAs() {
  const account = useAccount();
  const { form } = useNewServer();
  const facts = useFacts();
  const user = useSelector(selectCurrentUserId);
  const { api, units } = use(DeploymentContext);
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
  return (
    <ShowAs
      rows={14}
      problem={userDataProblem(values.userData)}
      writers={{
        curl: () => asCurl(calls(), api, account),
        cli: () => asCommandLine(values, chosen),
        terraform: () => asTerraform(values, chosen),
      }}
    />
  );
}
