/**
 * A place where a secret is typed or shown. `tests/e2e/secret-places.test.ts` finds them in the
 * code.
 */
export interface SecretPlace {
  /** Calls made there, as a report lists them: a method and a path, or GraphQL's operation. */
  readonly calls: readonly string[];
  /** Files of `src` that hold it. */
  readonly held: readonly string[];
  /** Fields of class `secret` (`src/model/report`) that repeat it. */
  readonly fields?: readonly string[];
}

type Places = Readonly<Record<string, SecretPlace>>;

const ACCOUNT_KEYS = ['x-account-meta-temp-url-key', 'x-account-meta-temp-url-key-2'];
const CONTAINER_KEYS = ['x-container-meta-temp-url-key', 'x-container-meta-temp-url-key-2'];

/** Before the panel, where a report is offered beside what failed. */
export const PUBLIC_PLACES = {
  'sign-up': {
    calls: ['POST /1.0/users', 'POST /1.0/accounts', 'UpdateBillingMethod'],
    held: ['screens/sign-up/sign-up.tsx', 'screens/sign-up/activation.tsx'],
  },
  'forgotten password': { calls: ['POST /1.0/users/generate_password_reset'], held: [] },
  'reset password': {
    calls: ['PUT /1.0/users/reset_password'],
    held: ['components/forms/new-password-fields.tsx', 'screens/auth/reset-password.tsx'],
  },
  'verify email': {
    calls: ['CompleteEmailVerification'],
    held: ['screens/auth/verify-email.tsx'],
  },
} as const satisfies Places;

/** One after the other, in one session of the panel. */
export const PANEL_PLACES = {
  'sign-in': {
    calls: ['POST /auth', 'POST /auth/two_factor'],
    held: ['screens/sign-in/sign-in.tsx'],
  },
  'new server': {
    calls: ['PUT /1.0/users/{id}', 'POST /1.0/servers'],
    held: ['screens/servers/add/create-form.tsx'],
    fields: ['ssh_key', 'user_data'],
  },
  'user data': {
    calls: ['PUT /1.0/servers/{id}'],
    held: ['screens/servers/editors/user-data.tsx'],
    fields: ['user_data'],
  },
  console: {
    calls: ['POST /1.0/servers/{id}/activate_console'],
    held: ['model/server/verbs.ts'],
  },
  'new API client': {
    calls: ['POST /1.0/api_clients'],
    held: [
      'screens/settings/api-clients/add.tsx',
      'components/record-page/credentials/use-create-credential.ts',
      'components/forms/secrets/secrets.ts',
    ],
  },
  'API client': {
    calls: ['POST /1.0/api_clients/{id}/reset_secret'],
    held: ['model/api-client/verbs.ts', 'components/lists/verbs/use-run-verb.ts'],
  },
  'new application': {
    calls: ['POST /1.0/applications'],
    held: ['screens/user/applications/add.tsx'],
  },
  application: {
    calls: ['POST /1.0/applications/{id}/reset_secret'],
    held: ['model/application/verbs.ts'],
  },
  'access of a new API client': {
    calls: ['POST /1.0/api_clients'],
    held: ['components/storage/access/add-access-rule.tsx'],
  },
  'new database': {
    calls: ['POST /1.0/database_servers'],
    held: ['screens/database-servers/add.tsx'],
  },
  database: {
    calls: ['POST /1.0/database_servers/{id}/reset_password'],
    held: ['model/database-server/verbs.ts'],
  },
  'new balancer': {
    calls: ['POST /1.0/load_balancers'],
    held: ['screens/load-balancers/add/create-form.tsx'],
  },
  balancer: {
    calls: ['PUT /1.0/load_balancers/{id}'],
    held: ['screens/load-balancers/editors/https.tsx'],
  },
  'temporary link': {
    calls: ['OrbitToken', 'HEAD /{id}', 'POST /{id}'],
    held: ['components/storage/sharing/keys-dialog.tsx'],
    fields: ACCOUNT_KEYS,
  },
  'keys of the account': {
    calls: ['POST /{id}'],
    held: ['screens/settings/general/temp-url-keys.tsx'],
    fields: ACCOUNT_KEYS,
  },
  'keys of a container': {
    calls: ['OrbitToken'],
    held: ['screens/orbit/editors/temp-url-keys.tsx'],
    fields: CONTAINER_KEYS,
  },
  card: {
    calls: ['UpdateBillingMethod', 'Billing'],
    held: ['screens/billing/save-card.tsx'],
    fields: ['id', 'type', 'name', 'number', 'expiresOn', 'downloadUrl'],
  },
  payment: {
    calls: ['ChargeBillingMethod'],
    held: ['screens/billing/take-payment.tsx'],
  },
  'stay logged in': {
    calls: ['EventToken', 'POST /auth'],
    held: ['components/session/question.tsx'],
  },
  'change password': {
    calls: ['ChangePassword'],
    held: ['screens/user/security/change-password.tsx'],
  },
  'two-factor': {
    calls: ['BeginTwoFactorEnrolment', 'CompleteTwoFactorEnrolment'],
    held: ['screens/user/security/enrol-two-factor.tsx'],
  },
  'stay logged in by a code': {
    calls: ['POST /auth/two_factor'],
    held: ['components/session/question.tsx'],
  },
  'no two-factor': {
    calls: ['DisableTwoFactorEnrolment'],
    held: ['screens/user/security/two-factor.tsx'],
  },
} as const satisfies Places;
