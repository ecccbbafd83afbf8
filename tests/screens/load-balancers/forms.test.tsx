import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { rename, single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';

holdForms(loadBalancerArea, {
  forms: {
    'load_balancers/:load_balancer/name': rename('load_balancer'),
    'load_balancers/:load_balancer/policy': single(
      'load_balancer',
      'policy',
      type('Policy', 'round-robin'),
      'round-robin',
    ),
    'load_balancers/:load_balancer/ssl_minimum_version': single(
      'load_balancer',
      'ssl_minimum_version',
      type('Minimum TLS version', 'TLSv1.3'),
      'TLSv1.3',
    ),
  },
  without: ['load_balancers', 'load_balancers/:load_balancer'],
});
