import { settingsArea } from '@/screens/settings/routes';
import { describing, rename, single, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

const ADDRESS = {
  address_1: '1 Quay',
  address_2: '',
  city: 'Cork',
  county: '',
  postcode: 'T12',
  country_code: 'IE',
};

holdForms(settingsArea, {
  forms: {
    'settings/name': single('account', 'name', type('Account name', 'new'), 'new'),
    'settings/address': {
      kind: 'account',
      needs: Object.keys(ADDRESS),
      heeds: [],
      change: type('City', 'Cobh'),
      sends: { ...ADDRESS, city: 'Cobh' },
    },
    'settings/tfa_requirement': single('account', 'tfa_required', tick(/^Require two/), true, {
      needs: ['tfa_requirements_met'],
    }),
    'settings/vat_registration_number': single(
      'account',
      'vat_registration_number',
      type(/^EU VAT number/, ' ie 1234567fa '),
      'IE1234567FA',
      { needs: ['country_code'] },
    ),
    'settings/cli/:api_client/name': rename('api_client'),
    'settings/cli/:api_client/description': describing('api_client'),
    'settings/cli/:api_client/permissions_group': single(
      'api_client',
      'permissions_group',
      type('Permissions', 'storage'),
      'storage',
    ),
  },
  without: [
    'settings',
    'settings/cli',
    'settings/cli/add',
    'settings/cli/:api_client',
    'settings/temp_url_keys',
    'settings/close',
    'settings/increase/:limit',
  ],
});
