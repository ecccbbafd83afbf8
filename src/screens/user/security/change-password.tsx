import { bound } from '@/components/forms/form-fields';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { firstMessageOr } from '@/components/forms/editors/save-failure';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { changePasswordCall } from '@/model/user/calls';
import { type PasswordChange, passwordChangeProblems } from '@/model/user/problems';
import { PasswordField } from '@/ui/text-field';
import { words } from '../words';

const schema = checkedForm(passwordChangeProblems);
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

export default function ChangePassword() {
  const id = useOwnId();
  const kept = useKeptSent(words.changePassword.sent);
  const editor = useSave<PasswordChange, PasswordChange>({
    schema,
    values: EMPTY,
    secret: ['currentPassword', 'newPassword', 'confirmation'],
    isSecret: true,
    // An empty form reports its problems, too.
    isNew: true,
    verb: 'change-password',
    title: words.changePassword.title,
    parent: paths.user,
    request: (change) => changePasswordCall(id, change),
    kept,
    success: () => words.changePassword.success,
    failureWords: firstMessageOr(words.changePassword.failed),
  });
  const { form } = editor;
  return (
    <EditorDialog editor={editor} title={words.changePassword.title} size="s">
      <PasswordField
        {...bound(form, 'currentPassword')}
        label={words.changePassword.current}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </EditorDialog>
  );
}
