import * as v from 'valibot';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { NameField } from '@/components/forms/form-fields';
import { useCreateCredential } from '@/components/record-page/credentials/use-create-credential';
import { words } from '../words';

const schema = v.object({
  // As of an API client (docs/product/accounts.md#api-client-fields).
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.applications.nameMissing)),
});

export default function CreateApplication() {
  const editor = useCreateCredential({
    kind: 'application',
    schema,
    values: { name: '' },
    secret: 'client',
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.applications.create}
      size="s"
      saveLabel={words.applications.createLabel}
    >
      <NameField form={editor.form} />
      <p className="muted">{words.applications.secretHint}</p>
    </EditorDialog>
  );
}
