import { settingsArea } from '@/screens/settings/routes';
import { single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(settingsArea, {
  forms: {
    'settings/name': single('account', 'name', type('Account Name', 'new'), 'new'),
  },
  without: ['settings', 'settings/cli'],
});
