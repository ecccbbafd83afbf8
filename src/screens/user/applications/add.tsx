import * as v from 'valibot';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { NameField } from '@/components/forms/form-fields';
import { useCreateCredential } from '@/components/record-page/credentials/use-create-credential';

const schema = v.object({
  // As of an API client (docs/product/accounts.md#api-client-fields).
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a valid name')),
});

export default function CreateApplication() {
  const editor = useCreateCredential({
    kind: 'application',
    schema,
    values: { name: '' },
    secret: 'client',
  });
  return (
    <EditorDialog editor={editor} title="Create OAuth Application" size="s" saveLabel="Create">
      <NameField form={editor.form} />
      <p className="muted">Its secret is shown once, as soon as it is there.</p>
    </EditorDialog>
  );
}
