import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { FormText } from '@/components/forms/form-fields';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { create } from '@/model/call';
import { COLLABORATOR_RIGHTS, inviteeProblem } from '@/model/collaboration/invite';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { titleOf } from '@/model/title';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import styles from './collaborator-rights.module.css';
import { words } from './words';

function CollaboratorRights() {
  const { may, mayNot } = COLLABORATOR_RIGHTS;
  return (
    <section aria-labelledby="rights" className={styles.rights}>
      <h3 id="rights">{words.invite.rights}</h3>
      <ul>
        {may.map((right) => (
          <li key={right}>
            <Icon name="check" size={14} />
            {right}
          </li>
        ))}
        {mayNot.map((right) => (
          <li key={right} data-barred>
            <Icon name="close" size={14} />
            <span className="visually-hidden">{words.invite.barredMark}</span>
            {right}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Invitation {
  readonly email: string;
}

const schema = checkedForm<Invitation>(({ email }) => ({ email: inviteeProblem(email) }));

export default function Invite() {
  const account = useAccount();
  const facts = useFacts();
  const dialogs = useDialogs();
  const hint = new URLSearchParams(useLocation().search).get('email') ?? '';
  // To find a new one after a lost answer.
  useList('collaboration');
  const editor = useSave<Invitation, Invitation>({
    schema,
    values: { email: hint },
    verb: 'invite',
    title: words.invite.title,
    parent: paths.list('collaboration', account),
    isNew: true,
    request: ({ email }) => create('collaboration', { email: email.trim(), role: 'admin' }),
    success: () => words.invite.success,
    firstMessageAt: 'email',
  });
  const { form } = editor;
  const email = form.watch('email').trim();
  const problem = inviteeProblem(email);
  const { account: payer = { id: account } } = facts;

  async function ask(event: FormEvent) {
    event.preventDefault();
    const sure = await dialogs.open(ConfirmDialog, {
      title: words.invite.question(email),
      body: <p>{words.invite.consequence(titleOf(payer))}</p>,
      confirmLabel: words.invite.saveLabel,
    });
    if (sure === true) editor.submit(event);
  }

  return (
    <EditorDialog
      editor={{ ...editor, submit: (event) => void ask(event) }}
      title={words.invite.title}
      saveLabel={words.invite.saveLabel}
      saveDisabledReason={problem}
    >
      <FormText
        form={form}
        name="email"
        type="email"
        label={words.invite.email}
        hint={words.invite.emailHint}
        autoCapitalize="none"
      />
      {facts.account?.tfa_required === true && (
        <Note>{words.invite.requiresTwoFactor(titleOf(payer))}</Note>
      )}
      <CollaboratorRights />
    </EditorDialog>
  );
}
