import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { FormText } from '@/components/forms/form-fields';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { ShowAs } from '@/components/forms/show-as';
import { ShowAsToggle } from '@/components/forms/show-as-toggle';
import { MonthlyPrice, SummaryRows } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { RequestIncrease } from '@/components/records/limit-note';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatCount } from '@/lib/text';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { EMPTY_CLOUD_IP, type NewCloudIp, newCloudIpSchema } from '@/model/cloud-ip/create';
import { newCloudIpProblem, newCloudIpsProblem } from '@/model/cloud-ip/limit';
import { cloudIpAsCommand, cloudIpAsTerraform } from '@/model/cloud-ip/show-as';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { cloudIpPrice } from '@/model/pricing/prices';
import { asCurl } from '@/model/show-as/curl';
import { TranslatorRows } from './translator-rows';

export default function CreateCloudIp() {
  const account = useAccount();
  const { api } = use(DeploymentContext);
  useRecord('account', account);
  const { account: payer } = useFacts();
  const price = cloudIpPrice(usePrices());
  const parent = paths.list('cloud_ip', account);
  const editor = useSave<NewCloudIp, NewCloudIp>({
    schema: newCloudIpSchema,
    values: EMPTY_CLOUD_IP,
    wireNames: { reverse_dns: 'reverseDns', port_translators: 'rows' },
    draft: paths.add('cloud_ip', account),
    verb: 'create',
    title: 'Create Cloud IP',
    words: { done: (name) => `${name} is ready to map` },
    parent,
    isNew: true,
    next: ({ body }) => {
      const made = idOf('cloud_ip', body);
      return made === undefined ? parent : paths.record('cloud_ip', account, made);
    },
    request: createCloudIpCall,
  });
  const { register, setValue, formState } = editor.form;
  const { errors, isSubmitted } = formState;
  const values = useWatch({ control: editor.form.control, compute: (all: NewCloudIp) => all });
  return (
    <EditorDialog
      editor={editor}
      title="Create Cloud IP"
      saveLabel="Create"
      disabledReason={newCloudIpProblem(payer)}
      remedy={newCloudIpsProblem(payer, 1) && <RequestIncrease resource="cloud_ip" more={1} />}
    >
      <FormText
        form={editor.form}
        name="name"
        label="Name"
        optional
        hint="The provider chooses the address. Mapping it comes next."
      />
      <FormText
        form={editor.form}
        name="reverseDns"
        label="Reverse DNS"
        optional
        mono
        hint="The name must already resolve to the new address. Leave it empty for the standard name."
      />
      <TranslatorRows
        legendShown="optional"
        rows={values.rows}
        errors={errors.rows}
        register={(index, field) => register(`rows.${index}.${field}`)}
        onChange={(rows) =>
          setValue('rows', rows, { shouldDirty: true, shouldValidate: isSubmitted })
        }
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
