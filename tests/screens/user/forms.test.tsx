import { userArea } from '@/screens/user/routes';
import { rename, single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5BBBB new';

holdForms(userArea, {
  forms: {
    'user/name': rename('user'),
    'user/email_address': single(
      'user',
      'email_address',
      type('Email address', 'new@example.com'),
      'new@example.com',
    ),
    'user/ssh_key': single('user', 'ssh_key', type(/^SSH keys/, KEY), KEY),
    'user/application/:application/name': rename('application'),
  },
  without: [
    'user',
    'user/change-password',
    'user/two-factor',
    'user/application/:application',
    'user/application/add',
  ],
});
