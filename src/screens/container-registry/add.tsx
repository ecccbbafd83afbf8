import { useMemo } from 'react';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { NameField } from '@/components/forms/form-fields';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFactsNow } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { containerNames } from '@/model/container/name';
import { containerOf } from '@/model/container/container-type';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { createRepositoryCall } from '@/model/registry/calls';
import { isImageName } from '@/model/registry/commands';
import { newRepositoryProblem } from '@/model/registry/repository';
import { Note } from '@/ui/note';

interface NewRepository {
  readonly name: string;
}

export default function CreateRepository() {
  const account = useAccount();
  const factsNow = useFactsNow();
  // The names that are taken.
  useList('container');
  const schema = useMemo(
    () =>
      checkedForm<NewRepository>(({ name }) => ({
        name: newRepositoryProblem(
          name.trim(),
          containerNames(factsNow().all('container'), account),
        ),
      })),
    [account, factsNow],
  );
  const editor = useSave<NewRepository, NewRepository>({
    schema,
    values: { name: '' },
    verb: 'create',
    title: 'Create repository',
    parent: paths.registry(account),
    isNew: true,
    next: (_answer, { name }) => paths.repository(account, containerOf(name.trim())),
    request: ({ name }) => createRepositoryCall(account, name.trim()),
    success: ({ name }) => `${name.trim()} is ready`,
  });
  const { form } = editor;
  const name = form.watch('name').trim();
  const isRefused = name !== '' && newRepositoryProblem(name, []) !== undefined;
  return (
    <EditorDialog editor={editor} title="New Repository" saveLabel="Create">
      <NameField form={form} autoFocus />
      {name === '' || isRefused || isImageName(name) ? (
        <p className="muted">
          {!isRefused && (
            <>
              It is kept in Orbit as <code>{containerOf(name || 'name')}</code>.{' '}
            </>
          )}
          Only your team and API clients with full access can push and pull, until you let others
          in. A repository cannot be renamed.
        </p>
      ) : (
        <Note tone="warning" title="Docker cannot push to a repository of this name">
          It takes lower-case letters, digits, and between them dots, hyphens and underscores.
        </Note>
      )}
    </EditorDialog>
  );
}
