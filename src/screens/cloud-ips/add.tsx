import { use } from 'react';
import * as v from 'valibot';
import { useAccount } from '@/components/account/account-context';
import { useFacts } from '@/components/data/use-facts';
import { useRecord } from '@/components/data/use-record';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import { RequestIncrease } from '@/components/limits/limit-note';
import { MonthlyPrice, SummaryRows } from '@/components/prices/summary';
import { usePrices } from '@/components/prices/use-prices';
import { ShowAs } from '@/components/show-as/show-as';
import { ShowAsToggle } from '@/components/show-as/show-as-toggle';
import { formatCount } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { newCloudIpProblem, newCloudIpsProblem } from '@/model/cloud-ip/limit';
import { cloudIpAsCommand, cloudIpAsTerraform } from '@/model/cloud-ip/show-as';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { cloudIpPrice } from '@/model/pricing/prices';
import { asCurl } from '@/model/show-as/curl';
import { TextField } from '@/ui/text-field';

const schema = v.object({ name: v.pipe(v.string(), v.trim()) });

/** Creates a cloud IP within the limit (spec 2 §§2, 8). */
export default function CreateCloudIp() {
  const account = useAccount();
  const { api } = use(DeploymentContext);
  useRecord('account', account);
  const { account: payer } = useFacts();
  const price = cloudIpPrice(usePrices());
  const parent = paths.cloudIps(account);
  const editor = useSave({
    schema,
    values: { name: '' },
    draft: paths.cloudIpAdd(account),
    verb: 'create',
    title: 'Create Cloud IP',
    words: { done: (name) => `${name} is ready to be mapped` },
    parent,
    isNew: true,
    next: ({ body }) => {
      const made = idOf('cloud_ip', body);
      return made === undefined ? parent : paths.cloudIp(account, made);
    },
    request: (output) => createCloudIpCall(output.name),
  });
  const name = editor.form.watch('name');
  return (
    <EditorDialog
      editor={editor}
      title="Create Cloud IP"
      saveLabel="Create"
      disabledReason={newCloudIpProblem(payer)}
      remedy={newCloudIpsProblem(payer, 1) && <RequestIncrease resource="cloud_ip" more={1} />}
    >
      <TextField
        {...editor.form.register('name')}
        label="Name"
        optional
        autoComplete="off"
        spellCheck={false}
        hint="The provider chooses the address. Mapping it comes next."
        error={editor.form.formState.errors.name?.message}
      />
      <SummaryRows
        label="What is made"
        rows={[
          { label: 'Price', value: <MonthlyPrice price={price} /> },
          {
            label: 'Cloud IPs left afterwards',
            value: leftLabel(allowanceOf(payer, 'cloudIps'), 1, formatCount),
          },
        ]}
      />
      <ShowAsToggle label="Show as…">
        {() => (
          <ShowAs
            rows={6}
            writers={{
              curl: () => asCurl([createCloudIpCall(name)], api, account),
              cli: () => cloudIpAsCommand(name),
              terraform: () => cloudIpAsTerraform(name),
            }}
          />
        )}
      </ShowAsToggle>
    </EditorDialog>
  );
}
