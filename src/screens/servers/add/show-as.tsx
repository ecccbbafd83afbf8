import { createShowAs } from '@/components/record-page/create/show-form-as';
import { createServerCall } from '@/model/server/calls';
import { type NewServer, withValidCount } from '@/model/server/create/form';
import { chosenIn } from '@/model/server/create/problems';
import { newServerBodies } from '@/model/server/create/request';
import { asCommandLine, asTerraform } from '@/model/server/show-as';
import { userDataProblem } from '@/model/server/user-data';
import { saveSshKeysCall } from '@/model/user/calls';

function withPlaces(form: NewServer): NewServer {
  const { image, volume, existingIp } = form;
  return {
    ...form,
    image: image || 'IMAGE',
    volume: volume || 'VOLUME',
    existingIp: existingIp || 'CLOUD_IP',
  };
}

export const ShowAs = createShowAs<NewServer>((form, { facts, units }) => {
  const values = withPlaces(withValidCount(form));
  const chosen = chosenIn(values, facts);
  const { sshKeys, userData } = values;
  const { user } = facts;
  return {
    // docs/product/servers.md#ssh-saved-first
    calls: () => [
      ...(sshKeys.trim() === '' || user === undefined ? [] : [saveSshKeysCall(user.id, sshKeys)]),
      ...newServerBodies(values, chosen, units).map(createServerCall),
    ],
    cli: () => asCommandLine(values, chosen),
    terraform: () => asTerraform(values, chosen),
    problem: userDataProblem(userData),
  };
});
