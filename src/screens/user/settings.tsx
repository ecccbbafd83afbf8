import { CREATED, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { PersonAvatar } from '@/components/records/person-avatar';
import { RecordId } from '@/components/records/record-status';
import { paths } from '@/model/paths';
import { PUTTYGEN_HINT, sshKeysProblem } from '@/model/server/user-data';
import { emailProblem, userNameProblem } from '@/model/user/problems';
import { keyLabels } from '@/model/user/ssh-key-labels';
import { TextLink } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { EmailAddress } from './email-address';

export const USER_SETTINGS: readonly Setting<'user'>[] = [
  {
    label: 'Name',
    wide: true,
    editor: 'name',
    control: { type: 'line', problem: userNameProblem },
    words: ({ id, name, email_address: email }) =>
      whenKnown(name, (text) => (
        <Row>
          <PersonAvatar small id={id} name={text ?? ''} email={email} />
          {text || NONE}
        </Row>
      )),
  },
  {
    label: 'Email address',
    wide: true,
    editor: 'email_address',
    control: {
      type: 'line',
      email: true,
      problem: emailProblem,
      hint: 'A mail goes to the new address. Until its link is followed, the old one stays yours.',
    },
    words: (user) =>
      whenKnown(user.email_address, (text) =>
        text ? <EmailAddress user={user} address={text} /> : NONE,
      ),
  },
  {
    label: 'SSH keys',
    wide: true,
    editor: 'ssh_key',
    control: {
      type: 'lines',
      optional: true,
      mono: true,
      emptyIsNull: true,
      problem: sshKeysProblem,
      hint: `One key a line, in OpenSSH format. New servers let them in. ${PUTTYGEN_HINT}`,
    },
    words: ({ ssh_key: keys }) =>
      whenKnown(keys, (text) => {
        const labels = keyLabels(text ?? '');
        if (labels.length === 0) return NONE;
        return (
          <ul>
            {labels.map((label) => (
              <li key={label}>
                <code>{label}</code>
              </li>
            ))}
          </ul>
        );
      }),
  },
  {
    label: 'Password',
    wide: true,
    words: ({ id }) => (
      <TextLink to={paths.editor('user', '', id, 'change-password')}>Change password</TextLink>
    ),
  },
  {
    label: 'Two-factor auth',
    wide: true,
    words: ({ id, '2fa': twoFactor }) =>
      whenKnown(twoFactor, (known) => (
        <Row>
          <span>{known?.enabled === true ? 'Enabled' : 'Disabled'}</span>
          <TextLink to={paths.editor('user', '', id, 'two-factor')}>
            {known?.enabled === true ? 'Disable…' : 'Enable…'}
          </TextLink>
        </Row>
      )),
  },
  { label: 'Id', wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  { ...CREATED, label: 'Registered', wide: true },
];
