import { loadBalancerArea } from '@/screens/load-balancers/routes';
import { rename, single, tick, type } from '../forms/form';
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
      type('Minimum TLS', 'TLSv1.3'),
      'TLSv1.3',
    ),
    'load_balancers/:load_balancer/https_redirect': single(
      'load_balancer',
      'https_redirect',
      tick('Redirect HTTP to HTTPS'),
      true,
    ),
    'load_balancers/:load_balancer/healthcheck': single(
      'load_balancer',
      'healthcheck',
      type('Port', '8080'),
      {
        type: 'http',
        request: '/',
        port: 8080,
        interval: 5000,
        timeout: 5000,
        threshold_up: 3,
        threshold_down: 3,
      },
    ),
  },
  // Their fields occur in rows, or change a set: `editors.test.tsx` holds what they send.
  without: [
    'load_balancers',
    'load_balancers/add',
    'load_balancers/:load_balancer',
    'load_balancers/:load_balancer/servers',
    'load_balancers/:load_balancer/listeners',
    'load_balancers/:load_balancer/https',
    'load_balancers/:load_balancer/cloud_ips',
  ],
});
