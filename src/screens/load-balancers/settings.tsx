import { CREATED, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { whenKnown } from '@/components/records/absent';
import {
  healthcheckLabel,
  httpsMethod,
  METHODS,
  POLICIES,
  policyLabel,
  TLS_VERSIONS,
} from '@/model/load-balancer/describe';
import { canEdit, canRedirect } from '@/model/load-balancer/rules';

/** Settings of a load balancer; nodes, listeners and certificates have their own cards. */
export const LOAD_BALANCER_SETTINGS: readonly Setting<'load_balancer'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: 'Policy',
    editor: 'policy',
    rule: canEdit,
    words: ({ policy }) => whenKnown(policy, policyLabel),
    control: {
      type: 'choice',
      options: POLICIES.map((value) => ({ value, label: policyLabel(value) })),
      hint: 'How the balancer chooses among its servers for each connection.',
    },
  },
  {
    label: 'Healthcheck',
    editor: 'healthcheck',
    rule: canEdit,
    words: ({ healthcheck }) =>
      whenKnown(healthcheck, (check) => (check ? healthcheckLabel(check) : 'none')),
  },
  {
    label: 'HTTPS',
    editor: 'https',
    rule: canEdit,
    words: (balancer) => whenKnown(httpsMethod(balancer), (method) => METHODS[method]),
  },
  {
    label: 'HTTPS redirect',
    editor: 'https_redirect',
    rule: canRedirect,
    words: ({ https_redirect: on }) => whenKnown(on, (redirects) => (redirects ? 'yes' : 'no')),
  },
  {
    label: 'Minimum TLS',
    editor: 'ssl_minimum_version',
    rule: canEdit,
    words: ({ ssl_minimum_version: version }) => whenKnown(version, (word) => word ?? 'none'),
    control: {
      type: 'choice',
      options: TLS_VERSIONS.map((value) => ({ value, label: value })),
      hint: 'Clients that know no newer version than an older one cannot connect.',
    },
  },
  CREATED,
];
