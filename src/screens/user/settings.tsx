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
import { words } from './words';

export const USER_SETTINGS: readonly Setting<'user'>[] = [
  {
    label: words.settings.name,
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
    label: words.settings.email,
    wide: true,
    editor: 'email_address',
    control: {
      type: 'line',
      email: true,
      problem: emailProblem,
      hint: words.settings.emailHint,
    },
    words: (user) =>
      whenKnown(user.email_address, (text) =>
        text ? <EmailAddress user={user} address={text} /> : NONE,
      ),
  },
  {
    label: words.settings.sshKeys,
    wide: true,
    editor: 'ssh_key',
    control: {
      type: 'lines',
      optional: true,
      mono: true,
      emptyIsNull: true,
      problem: sshKeysProblem,
      hint: words.settings.sshKeysHint(PUTTYGEN_HINT),
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
    label: words.common.password,
    wide: true,
    words: ({ id }) => (
      <TextLink to={paths.editor('user', '', id, 'change-password')}>
        {words.changePassword.title}
      </TextLink>
    ),
  },
  {
    label: words.settings.twoFactor,
    wide: true,
    words: ({ id, '2fa': twoFactor }) =>
      whenKnown(twoFactor, (known) => (
        <Row>
          <span>
            {known?.enabled === true
              ? words.settings.twoFactorEnabled
              : words.settings.twoFactorDisabled}
          </span>
          <TextLink to={paths.editor('user', '', id, 'two-factor')}>
            {known?.enabled === true
              ? words.settings.disableTwoFactor
              : words.settings.enableTwoFactor}
          </TextLink>
        </Row>
      )),
  },
  { label: words.settings.id, wide: true, words: ({ id }) => <RecordId compact id={id} /> },
  { ...CREATED, label: words.settings.registered, wide: true },
];
