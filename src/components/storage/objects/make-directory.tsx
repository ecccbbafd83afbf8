import { useMemo } from 'react';
import { FormText } from '@/components/forms/form-fields';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { makeDirectoryCall } from '@/model/object/calls';
import { directoryName, directoryProblem } from '@/model/object/names';
import { type ObjectView, paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Browsing } from './use-objects';
import { words } from './words';

interface MakeDirectoryProps {
  readonly view: ObjectView;
  readonly browsing: Browsing;
}

interface Form {
  name: string;
}

export function MakeDirectory({ view, browsing }: MakeDirectoryProps) {
  const account = useAccount();
  const { container, path } = browsing;
  const at = (folder: string) =>
    paths.objects(account, container, view, folder === '' ? {} : { path: folder });
  const schema = useMemo(
    () => checkedForm<Form>(({ name }) => ({ name: directoryProblem(path, name) })),
    [path],
  );
  const editor = useSave<Form, Form>({
    schema,
    values: { name: '' },
    draft: `${at(path)} directory`,
    verb: 'create',
    title: words.createDirectory.title,
    parent: at(path),
    isNew: true,
    next: (_, { name }) => at(`${path}${directoryName(name)}/`),
    request: ({ name }) =>
      makeDirectoryCall({ account, container, object: path + directoryName(name) }),
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.createDirectory.title}
      saveLabel={words.createDirectory.save}
    >
      <FormText
        form={editor.form}
        name="name"
        label={words.createDirectory.name}
        autoCapitalize="none"
        hint={words.createDirectory.hint(path === '' ? container : path)}
      />
    </EditorDialog>
  );
}
