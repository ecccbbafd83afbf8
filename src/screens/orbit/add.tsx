import { useMemo } from 'react';
import { useCreate } from '@/components/record-page/create/use-create';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { NameField } from '@/components/forms/form-fields';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { createContainerCall } from '@/model/container/calls';
import { containerNames, newContainerProblem } from '@/model/container/name';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { words } from './words';

interface NewContainer {
  readonly name: string;
}

export default function CreateContainer() {
  const account = useAccount();
  const factsNow = useFactsNow();
  const schema = useMemo(
    () =>
      checkedForm<NewContainer>(({ name }) => ({
        name: newContainerProblem(
          name.trim(),
          containerNames(factsNow().all('container'), account),
        ),
      })),
    [account, factsNow],
  );
  const editor = useCreate<NewContainer>('container', {
    schema,
    values: { name: '' },
    next: (_answer, { name }) => paths.container(account, name.trim()),
    request: ({ name }) => createContainerCall(account, name.trim()),
    success: ({ name }) => words.create.success(name.trim()),
  });
  return (
    <EditorDialog editor={editor} title={words.create.title} saveLabel={words.create.saveLabel}>
      <NameField form={editor.form} autoFocus />
      <p className="muted">{words.create.hint}</p>
    </EditorDialog>
  );
}
