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
import { words } from './words';

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
    title: words.create.action,
    parent: paths.registry(account),
    isNew: true,
    next: (_answer, { name }) => paths.repository(account, containerOf(name.trim())),
    request: ({ name }) => createRepositoryCall(account, name.trim()),
    success: ({ name }) => words.create.success(name.trim()),
  });
  const { form } = editor;
  const name = form.watch('name').trim();
  const isRefused = name !== '' && newRepositoryProblem(name, []) !== undefined;
  return (
    <EditorDialog editor={editor} title={words.create.title} saveLabel={words.create.saveLabel}>
      <NameField form={form} autoFocus />
      {name === '' || isRefused || isImageName(name) ? (
        <p className="muted">
          {!isRefused && (
            <>
              {words.create.keptAs(
                <code>{containerOf(name || words.create.namePlaceholder)}</code>,
              )}{' '}
            </>
          )}
          {words.create.hint}
        </p>
      ) : (
        <Note tone="warning" title={words.create.unpushableTitle}>
          {words.create.unpushable}
        </Note>
      )}
    </EditorDialog>
  );
}
