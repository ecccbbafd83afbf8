import * as v from 'valibot';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { DescriptionField, NameField } from '@/components/forms/form-fields';
import { useCreateCredential } from '@/components/record-page/credentials/use-create-credential';
import { PERMISSIONS } from '@/model/api-client/permissions';
import { RadioSegments } from '@/ui/radio-segments';
import type { PermissionsGroup } from '@/wire/people';
import { words } from '../words';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.apiClients.nameMissing)),
  description: v.pipe(v.string(), v.trim()),
  permissions_group: v.picklist(['full', 'storage'] satisfies PermissionsGroup[]),
});

type NewApiClient = v.InferOutput<typeof schema>;

const EMPTY: NewApiClient = { name: '', description: '', permissions_group: 'full' };

export default function CreateApiClient() {
  const editor = useCreateCredential({
    kind: 'api_client',
    schema,
    values: EMPTY,
    secret: 'api-client',
  });
  const { form } = editor;
  return (
    <EditorDialog
      editor={editor}
      title={words.apiClients.create}
      saveLabel={words.apiClients.createLabel}
    >
      <NameField form={form} />
      <DescriptionField form={form} />
      <RadioSegments
        label={words.apiClients.permissions}
        value={form.watch('permissions_group')}
        options={PERMISSIONS}
        onChange={(group) => form.setValue('permissions_group', group, { shouldDirty: true })}
      />
      <p className="muted">{words.apiClients.secretHint}</p>
    </EditorDialog>
  );
}
