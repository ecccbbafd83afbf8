import { useMemo } from 'react';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { NameField } from '@/components/forms/form-fields';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-context';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
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
  // The names that are taken.
  useList('container');
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
  const editor = useSave<NewContainer, NewContainer>({
    schema,
    values: { name: '' },
    verb: 'create',
    title: 'Create container',
    parent: paths.list('container', account),
    isNew: true,
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
