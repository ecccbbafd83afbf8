import { type FormEvent, useMemo } from 'react';
import { HttpsFields } from '@/screens/load-balancers/parts/https-fields';
import { useCertificateQuestion, usePemReader } from '@/screens/load-balancers/parts/pem-fields';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { fieldsOf } from '@/components/forms/form-fields';
import { useSave } from '@/components/forms/editors/use-save';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { addressesById } from '@/model/cloud-ip/describe';
import { domainsOf, invalidDomainsProblem } from '@/model/load-balancer/certificate';
import { httpsMethod } from '@/model/load-balancer/describe';
import {
  certificateQuestion,
  httpsCall,
  type HttpsForm,
  httpsForm,
  httpsSchema,
} from '@/model/load-balancer/https';
import { canEdit, canRemoveHttps } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { shortTitle } from '@/model/title';
import { readable } from '@/model/unreadable';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { words } from '../words';

type EditorProps = ScreenProps<{ load_balancer: 'load_balancer' }>;

export default function HttpsEditor({ load_balancer: id }: EditorProps) {
  const account = useAccount();
  const { record, meta } = useRecord('load_balancer', id);
  if (record === undefined) return null;
  const known = httpsForm(readable(record));
  if (known !== undefined) return <HttpsDialog balancer={readable(record)} known={known} />;
  if (!meta.full) return null;
  const parent = paths.record('load_balancer', account, id);
  return (
    <UnknownValue kind="load_balancer" record={record} parent={parent} title={words.labels.https} />
  );
}

interface HttpsDialogProps {
  readonly balancer: LoadBalancerRecord;
  readonly known: HttpsForm;
}

function HttpsDialog({ balancer, known }: HttpsDialogProps) {
  const account = useAccount();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const dialogs = useDialogs();
  const mayUse = useCertificateQuestion();
  const had = httpsMethod(balancer);
  // The form decides what is needed, and what is needed decides the form's schema.
  const reader = usePemReader(true);
  const schema = useMemo(() => httpsSchema(balancer, reader), [balancer, reader]);
  const editor = useSave<HttpsForm, HttpsForm>({
    schema,
    values: known,
    verb: 'https',
    title: words.https.task,
    about: shortTitle(balancer),
    parent: paths.record('load_balancer', account, balancer.id),
    secret: ['key'],
    wireNames: {
      certificate_pem: 'certificate',
      certificate: 'certificate',
      certificate_private_key: 'key',
      listeners: 'method',
      https_redirect: 'method',
    },
    request: (form) => httpsCall(form, balancer),
  });
  const { form } = editor;
  const fields = fieldsOf(form);
  const { values } = fields;
  const { method } = values;

  /** Asks before HTTPS is removed, or a certificate is used that browsers refuse. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    const question = certificateQuestion(values, reader, factsNow().now);
    if (question && (await form.trigger()) && !(await mayUse(question))) return;
    if (method === 'none' && had !== 'none' && !(await form.trigger())) return;
    if (method === 'none' && had !== 'none') {
      const isSure = await dialogs.open(
        ConfirmDialog,
        {
          title: words.https.removeQuestion(shortTitle(balancer)),
          body: <Removed balancer={balancer} />,
          confirmLabel: words.https.removeLabel,
          danger: true,
        },
        { size: 's' },
      );
      if (isSure !== true) return;
    }
    editor.submit(event);
  }

  const domains = domainsOf(balancer, facts.now) ?? [];
  const invalid = had === 'acme' ? invalidDomainsProblem(domains) : undefined;
  const addresses = balancer.cloud_ips?.flatMap((id) => addressesById(id, facts));
  return (
    <EditorDialog
      editor={{ ...editor, submit: (event) => void submit(event) }}
      title={words.labels.https}
      disabledReason={editor.busy ? undefined : canEdit(balancer, facts)}
    >
      {method === 'acme' && invalid && <Note tone="warning">{invalid}</Note>}
      <HttpsFields
        {...fields}
        reader={reader}
        barred={had === 'none' ? undefined : canRemoveHttps(balancer, facts)}
        balancer={balancer.id}
        addresses={addresses}
        facts={facts}
      />
    </EditorDialog>
  );
}

function Removed({ balancer }: { readonly balancer: LoadBalancerRecord }) {
  const { https_redirect: redirects } = balancer;
  return (
    <>
      <p>{words.https.removed}</p>
      {redirects === true && <p>{words.https.notRedirected}</p>}
    </>
  );
}
