import * as v from 'valibot';
import { useAccount } from '@/components/account/account-context';
import { useFacts } from '@/components/data/use-facts';
import { useRecord } from '@/components/data/use-record';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import { RequestIncrease } from '@/components/limits/limit-note';
import { MonthlyPrice, SummaryRows } from '@/components/prices/summary';
import { usePrices } from '@/components/prices/use-prices';
import { formatCount } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { newCloudIpProblem, newCloudIpsProblem } from '@/model/cloud-ip/rules';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { cloudIpPrice } from '@/model/pricing/prices';
import { TextField } from '@/ui/text-field';

const schema = v.object({ name: v.pipe(v.string(), v.trim()) });

/** Creates a cloud IP within the limit (spec 2 §§2, 8). */
export default function CreateCloudIp() {
  const account = useAccount();
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
    request: ({ name }) => createCloudIpCall(name),
  });
  return (
    <EditorDialog
      editor={editor}
      title="Create Cloud IP"
      saveLabel="Create"
      disabledReason={newCloudIpProblem(payer)}
      remedy={newCloudIpsProblem(payer, 1) && <RequestIncrease resource="cloud_ip" />}
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
    </EditorDialog>
  );
}
