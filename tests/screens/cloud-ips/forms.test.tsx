import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { rename, single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(cloudIpArea, {
  forms: {
    'cloud_ips/:cloud_ip/name': rename('cloud_ip'),
    'cloud_ips/:cloud_ip/reverse_dns': single(
      'cloud_ip',
      'reverse_dns',
      type(/^Reverse DNS/, 'new.example.com'),
      'new.example.com',
    ),
    'cloud_ips/:cloud_ip/port_translators': single(
      'cloud_ip',
      'port_translators',
      type('In', '81'),
      [{ incoming: 81, outgoing: 22, protocol: 'tcp' }],
    ),
  },
  without: ['cloud_ips', 'cloud_ips/add', 'cloud_ips/:cloud_ip', 'cloud_ips/:cloud_ip/map'],
});
