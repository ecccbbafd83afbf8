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
    success: ({ name }) => `${name.trim()} is ready`,
  });
  return (
    <EditorDialog editor={editor} title="Create container" saveLabel="Create">
      <NameField form={editor.form} autoFocus />
      <p className="muted">
        Only your team and API clients with full access can reach what is in it, until you let
        others in. A container cannot be renamed.
      </p>
    </EditorDialog>
  );
}
