import { use } from 'react';
import { useCreate } from '@/components/record-page/create/use-create';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { fieldsOf, FormText } from '@/components/forms/form-fields';
import { ShowAs, ShowAsToggle } from '@/components/forms/show-as';
import { leftRow, MonthlyPrice, SummaryRows } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { RequestIncrease } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatCount } from '@/lib/text';
import { allowanceOf } from '@/model/account/allowance';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { EMPTY_CLOUD_IP, type NewCloudIp, newCloudIpSchema } from '@/model/cloud-ip/create';
import { newCloudIpProblem, newCloudIpsProblem } from '@/model/cloud-ip/rules';
import { cloudIpAsCommand, cloudIpAsTerraform } from '@/model/cloud-ip/show-as';
import { cloudIpPrice } from '@/model/pricing/prices';
import { asCurl } from '@/model/show-as/commands';
import { TranslatorRows } from './translator-rows';
import { words } from './words';

export default function CreateCloudIp() {
  const account = useAccount();
  const { api } = use(DeploymentContext);
  useRecord('account', account);
  const { account: payer } = useFacts();
  const price = cloudIpPrice(usePrices());
  const editor = useCreate<NewCloudIp>('cloud_ip', {
    schema: newCloudIpSchema,
    values: EMPTY_CLOUD_IP,
    wireNames: { reverse_dns: 'reverseDns', port_translators: 'rows' },
    words: { done: words.create.done },
    request: createCloudIpCall,
  });
  const fields = fieldsOf(editor.form);
  const { form, values } = fields;
  return (
    <EditorDialog
      editor={editor}
      title={words.create.title}
      saveLabel={words.create.saveLabel}
      disabledReason={newCloudIpProblem(payer)}
      remedy={newCloudIpsProblem(payer, 1) && <RequestIncrease resource="cloud_ip" more={1} />}
    >
      <FormText
        form={form}
        name="name"
        label={words.create.name}
        optional
        hint={words.create.nameHint}
      />
      <FormText
        form={form}
        name="reverseDns"
        label={words.labels.reverseDns}
        optional
        mono
        hint={words.create.reverseDnsHint}
      />
      <TranslatorRows {...fields} legendShown="optional" />
      <SummaryRows
        label={words.create.summary}
        rows={[
          { label: words.create.price, value: <MonthlyPrice price={price} /> },
          leftRow(words.create.left, allowanceOf(payer, 'cloudIps'), 1, formatCount),
        ]}
      />
      <ShowAsToggle label={words.create.showAs}>
        {() => (
          <ShowAs
            rows={6}
            writers={{
              curl: () => asCurl([createCloudIpCall(values)], api, account),
              cli: () => cloudIpAsCommand(values),
              terraform: () => cloudIpAsTerraform(values),
            }}
          />
        )}
      </ShowAsToggle>
    </EditorDialog>
  );
}
