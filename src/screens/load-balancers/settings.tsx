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
import { words } from './words';

/** Settings of a load balancer; nodes, listeners and certificates have their own cards. */
export const LOAD_BALANCER_SETTINGS: readonly Setting<'load_balancer'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: words.labels.policy,
    editor: 'policy',
    rule: canEdit,
    words: ({ policy }) => whenKnown(policy, policyLabel),
    control: {
      type: 'choice',
      options: POLICIES.map((value) => ({ value, label: policyLabel(value) })),
      hint: words.settings.policyHint,
    },
  },
  {
    label: words.labels.healthcheck,
    editor: 'healthcheck',
    rule: canEdit,
    words: ({ healthcheck }) =>
      whenKnown(healthcheck, (check) => (check ? healthcheckLabel(check) : words.labels.none)),
  },
  {
    label: words.labels.https,
    editor: 'https',
    rule: canEdit,
    words: (balancer) => whenKnown(httpsMethod(balancer), (method) => METHODS[method]),
  },
  {
    label: words.labels.httpsRedirect,
    editor: 'https_redirect',
    rule: canRedirect,
    words: ({ https_redirect: on }) =>
      whenKnown(on, (redirects) =>
        redirects ? words.settings.redirects : words.settings.redirectsNot,
      ),
  },
  {
    label: words.labels.minimumTls,
    editor: 'ssl_minimum_version',
    rule: canEdit,
    words: ({ ssl_minimum_version: version }) =>
      whenKnown(version, (word) => word ?? words.labels.none),
    control: {
      type: 'choice',
      options: TLS_VERSIONS.map((value) => ({ value, label: value })),
      hint: words.settings.minimumTlsHint,
    },
  },
  CREATED,
];
