import { describe, expect, test } from 'vitest';
import { createRedactor, type RawCall } from '@/model/report/redact';
import { PERSONAL, SECRETS, secretsIn } from './planted-secrets';
import { exchange } from './told';

const rest = (method: string, path: string, body: unknown, more: Partial<RawCall> = {}) =>
  exchange({ method, path, text: JSON.stringify(body), ...more });

function graphql(operation: string, field: string, answer: unknown): RawCall {
  const text = JSON.stringify({ data: { [field]: answer } });
  return exchange({ api: 'graphql', method: 'POST', path: '/kiosk', operation, text });
}

const orbit = (part: Partial<RawCall>): RawCall =>
  exchange({ api: 'orbit', path: '/v1/acc-demo1', ...part });

const P = PERSONAL;
const S = SECRETS;

/** Refusals by which a provider may repeat its input. */
const SENT = [
  S.newPassword,
  S.cardNumber,
  S.cardNumberSpaced,
  S.cardCode,
  S.enrolmentOneTimeCode,
].map((secret) => `The code ${secret} is incorrect`);

const refused = (method: string, path: string, secret: string): RawCall =>
  rest(method, path, { errors: [`Value ${secret} is invalid`, ...SENT] }, { status: 422 });

const user = {
  id: 'usr-ann01',
  name: P.personName,
  email_address: P.emailAddress,
  ssh_key: S.sshKey,
  password: S.newPassword,
  two_factor_secret: S.provisioningSecret,
};

const account = {
  id: 'acc-demo1',
  name: P.accountName,
  address_1: P.addressLine,
  city: P.city,
  postcode: P.postcode,
  telephone_number: P.telephone,
  vat_registration_number: P.vatNumber,
  owner: user,
  card: { number: S.cardNumber, cvc: S.cardCode },
};

const server = {
  id: 'srv-plant',
  name: P.serverName,
  description: P.description,
  user_data: S.userDataEncoded,
  raw_user_data: S.userData,
  console_url: S.consoleUrl,
  console_token: S.consoleToken,
  fqdn: P.reverseDns,
  metadata: { labels: { [P.tagKey]: P.tagValue }, secret: S.webhookSecret },
  interfaces: [{ id: 'int-plant', ipv4_address: P.ipv4, ipv6_address: P.ipv6 }],
  account,
};

const balancer = {
  id: 'lba-plant',
  name: P.serverName,
  certificate_pem: S.certificate,
  certificate_private_key: S.privateKey,
  certificate: { subject: P.personName, domains: [P.domain], private_key: S.privateKey },
  acme: { account_key: S.acmeAccountKey, domains: [{ identifier: P.domain, status: 'valid' }] },
};

/** One session through which every secret passes. */
const exchanges: readonly RawCall[] = [
  rest('POST', '/auth', { password: S.signInPassword, access_token: S.accessToken }),
  rest(
    'POST',
    '/auth',
    { error: S.signInPassword, error_description: S.refreshToken },
    { status: 401 },
  ),
  rest(
    'POST',
    '/auth/two_factor',
    { otp: S.signInOneTimeCode, csrf: S.csrfToken },
    {
      headers: { 'set-cookie': S.sessionCookie, 'x-csrf-token': S.csrfToken },
    },
  ),
  rest('POST', '/token', { access_token: S.accessToken, refresh_token: S.refreshToken }),
  rest('POST', '/1.0/users', { ...user, password: S.signUpPassword }),
  rest('PUT', '/1.0/users/reset_password', { token: S.passwordResetToken, to: S.resetPassword }),
  rest('GET', `/1.0/users/${S.passwordResetToken}`, user, { query: { token: S.invitationToken } }),
  rest('GET', '/1.0/accounts', [account]),
  rest('GET', '/1.0/servers', [server], { query: { q: P.searchTerm, token: S.accessToken } }),
  rest('POST', '/1.0/servers/srv-plant/activate_console', server),
  rest('POST', '/1.0/api_clients', {
    id: 'cli-plant',
    name: P.serverName,
    secret: S.apiClientSecret,
  }),
  rest('POST', '/1.0/api_clients/cli-plant/reset_secret', { secret: S.apiClientSecretAfterReset }),
  rest('POST', '/1.0/applications', { id: 'app-plant', secret: S.applicationSecret }),
  rest('POST', '/1.0/applications/app-plant/reset_secret', {
    secret: S.applicationSecretAfterReset,
  }),
  rest('POST', '/1.0/database_servers', { id: 'dbs-plant', admin_password: S.databasePassword }),
  rest('POST', '/1.0/database_servers/dbs-plant/reset_password', {
    id: 'dbs-plant',
    admin_password: S.databasePasswordAfterReset,
  }),
  rest('GET', '/1.0/load_balancers/lba-plant', balancer),
  rest('GET', '/1.0/cloud_ips', [
    { id: 'cip-plant', public_ip: P.ipv4, public_ipv6: P.ipv6, reverse_dns: P.reverseDns },
  ]),
  rest('GET', '/1.0/firewall_rules', [
    { id: 'fwr-plant', source: P.network, description: P.description },
  ]),
  rest('GET', '/1.0/collaborations', [
    { id: 'col-plant', email: P.otherEmail, token: S.invitationToken },
  ]),
  rest('GET', '/1.0/events', [
    { id: 'evt-plant', action: 'user.invite', user: { id: 'usr-ann01', email: P.emailAddress } },
  ]),
  rest(
    'POST',
    '/1.0/accounts',
    { error_name: P.bankRefusal, errors: [P.bankRefusal] },
    { status: 422 },
  ),
  refused('POST', '/1.0/users', S.signUpPassword),
  refused('PUT', '/1.0/users/reset_password', S.resetPassword),
  refused('PUT', '/1.0/users/usr-ann01', S.sshKey),
  refused('POST', '/1.0/servers', S.userData),
  refused('PUT', '/1.0/load_balancers/lba-plant', S.privateKey),
  refused('POST', '/1.0/database_servers/dbs-plant/reset_password', S.databasePassword),
  refused('GET', `/1.0/collaborations/${S.invitationToken}`, S.invitationToken),
  ...['ChangePassword', 'ChargeBillingMethod', 'CompleteTwoFactorEnrolment', 'Unknown'].map(
    (operation) => ({
      ...graphql(operation, 'any', null),
      text: JSON.stringify({ data: null, errors: SENT.map((message) => ({ message })) }),
    }),
  ),
  rest('GET', '/1.0/unknown_things', [{ id: 'unk-plant', secret: S.webhookSecret }]),
  { ...rest('GET', '/1.0/servers', null), text: `<html>${S.sessionCookie}</html>` },
  {
    ...rest('GET', '/1.0/servers', null),
    status: 500,
    text: P.description,
    headers: { 'content-type': 'text/plain' },
  },
  graphql('EventToken', 'issueJsonWebToken', { token: { token: S.eventToken } }),
  graphql('OrbitToken', 'issueJsonWebToken', { token: { token: S.orbitToken } }),
  graphql('ChangePassword', 'changePassword', { success: true, password: S.currentPassword }),
  graphql('BeginTwoFactorEnrolment', 'beginTwoFactorEnrolment', {
    provisioningSecret: S.provisioningSecret,
    provisioningUri: S.provisioningUri,
  }),
  graphql('CompleteTwoFactorEnrolment', 'completeTwoFactorEnrolment', {
    totp: S.enrolmentOneTimeCode,
    backupCodes: [
      S.backupCode1,
      S.backupCode2,
      S.backupCode3,
      S.backupCode4,
      S.backupCode5,
      S.backupCode6,
      S.backupCode7,
      S.backupCode8,
    ],
  }),
  graphql('DisableTwoFactorEnrolment', 'disableTwoFactorEnrolment', { p: S.twoFactorPassword }),
  graphql('Billing', 'billing', {
    currentBalance: '18.20',
    billingMethod: {
      id: S.paymentMethod,
      type: S.cardNumberSpaced,
      name: S.cardholder,
      number: S.maskedCard,
      expiresOn: S.cardExpiry,
    },
    invoices: [{ id: '1', number: 'INV-1', downloadUrl: `https://x.example/${S.invoiceUrl}` }],
  }),
  graphql('UpdateBillingMethod', 'updateBillingMethod', { clientSecret: S.paymentSecret }),
  graphql('ChargeBillingMethod', 'chargeBillingMethod', { clientSecret: S.paymentSecret }),
  graphql('CompleteEmailVerification', 'completeEmailVerification', {
    success: false,
    errors: [P.bankRefusal],
    result: S.verificationUid,
  }),
  { ...graphql('AccountSearch', 'accountSearch', []), variables: { term: P.searchTerm } },
  { ...graphql('SendBillingMessage', 'sendBillingMessage', { message: P.supportMessage }) },
  { ...graphql('Unknown', 'anything', S.webhookSecret), variables: { uid: S.verificationUid } },
  orbit({
    method: 'HEAD',
    headers: {
      'x-account-meta-temp-url-key': S.accountKey1,
      'x-account-meta-temp-url-key-2': S.accountKey2,
      'x-auth-token': S.orbitToken,
    },
  }),
  orbit({
    method: 'HEAD',
    path: `/v1/acc-demo1/${P.containerName}`,
    headers: {
      'x-container-meta-temp-url-key': S.containerKey1,
      'x-container-meta-temp-url-key-2': S.containerKey2,
      'x-container-meta-access-control-allow-origin': `https://${P.domain}`,
      'x-container-read': `.r:${P.domain},${P.personName}`,
    },
  }),
  orbit({ text: JSON.stringify([{ name: P.containerName, count: 1, bytes: 2 }]) }),
  orbit({
    path: `/v1/acc-demo1/${P.containerName}`,
    query: { prefix: P.objectName, marker: P.objectName, temp_url_sig: S.prefixSignature },
    text: JSON.stringify([{ name: P.objectName, hash: 'd41d8cd98f00b204e9800998ecf8427e' }]),
  }),
  orbit({
    path: `/v1/acc-demo1/${P.containerName}/${encodeURIComponent(P.objectName)}`,
    query: { temp_url_sig: S.temporarySignature, link: S.temporaryLink },
    headers: { 'x-object-meta-note': P.objectNote, 'content-disposition': P.objectName },
    text: S.privateKey,
  }),
  { ...orbit({}), api: 'public', path: `/${S.liveChatKey}`, operation: 'searchIndex', text: '[]' },
];

const config = {
  product: 'Wheelhouse',
  hosts: { api: `https://${P.domain}`, geoIp: `https://geo.example/?key=${S.liveChatKey}` },
  payments: { publishableKey: S.publishableKey },
  features: { liveChat: S.liveChatKey },
};

const addresses = [
  `/eva/${S.verificationUid}`,
  `/reset_password?token=${S.passwordResetToken}`,
  `/?email=${encodeURIComponent(P.emailAddress)}`,
  `/accounts/acc-demo1/support/?p=${encodeURIComponent(P.supportMessage)}`,
  `/accounts/acc-demo1/servers/?q=${encodeURIComponent(P.searchTerm)}`,
  `/accounts/acc-demo1/servers/srv-plant/firewall/?source=${P.ipv4}`,
  `/accounts/acc-demo1/servers/?group=${encodeURIComponent(P.accountName)}`,
  `/accounts/acc-demo1/${S.invitationToken}/#${S.accessToken}`,
];

function fileOf({ isPlain }: { readonly isPlain: boolean }): string {
  const redactor = createRedactor();
  return JSON.stringify(
    redactor.resolve(
      {
        settings: redactor.settings(config),
        timeline: [
          ...exchanges.map((each) => redactor.call(each)),
          ...addresses.map((each) => redactor.route(each)),
          redactor.defect(new TypeError(`Cannot read ${S.newPassword} of ${P.personName}`)),
        ],
      },
      { isPlain },
    ),
  );
}

describe('a report of a session in which everything secret passed by', () => {
  test('asks for each of sixty secrets, and for what is personal', () => {
    const asked = JSON.stringify([exchanges, config, addresses]);
    const missing = (secrets: Readonly<Record<string, string>>) => {
      const found = secretsIn(asked, secrets);
      return Object.keys(secrets).filter((name) => !found.includes(name));
    };
    expect(Object.keys(SECRETS)).toHaveLength(60);
    expect(missing({ ...SECRETS, ...PERSONAL })).toEqual([]);
  });

  test('has none of them, nor anything personal', () => {
    expect(secretsIn(fileOf({ isPlain: false }), { ...SECRETS, ...PERSONAL })).toEqual([]);
  });

  test('has its names where the reporter ticks so, but no secret and nothing that was typed', () => {
    const { searchTerm } = PERSONAL;
    const file = fileOf({ isPlain: true });
    expect(secretsIn(file, { ...SECRETS, searchTerm })).toEqual([]);
    expect(secretsIn(file, PERSONAL)).toEqual(
      expect.arrayContaining(['personName', 'emailAddress', 'objectName', 'ipv4', 'tagKey']),
    );
  });
});

describe('the search for secrets', () => {
  const secret = 'Pass"word über 4471-long enough';
  const secrets = { secret };
  const bytes = (text: string) => Buffer.from(text, 'utf8');

  test.each([
    ['as it is', secret],
    ['within JSON', JSON.stringify({ a: secret })],
    ['within JSON within JSON', JSON.stringify(JSON.stringify({ a: secret }))],
    ['percent-encoded', encodeURIComponent(secret)],
    ['as a form has it', new URLSearchParams({ secret }).toString()],
    ['in Base64', bytes(secret).toString('base64')],
    ['within Base64 of something longer', bytes(`ab: ${secret} and more`).toString('base64')],
    ['in Base64 for addresses', bytes(`a: ${secret}`).toString('base64url')],
    ['in hexadecimal digits', bytes(secret).toString('hex')],
    ['as bytes of its UTF-8', bytes(secret).toString('latin1')],
    ['a piece of it', secret.slice(7, 19)],
  ])('finds one %s', (_, text) => {
    expect(secretsIn(`… ${text} …`, secrets)).toEqual(['secret']);
  });

  test('finds none where less than twelve characters stand', () => {
    expect(secretsIn(`… ${secret.slice(7, 18)} …`, secrets)).toEqual([]);
  });

  test('finds short ones where they stand alone, not in numbers', () => {
    const code = { code: '7391' };
    expect(secretsIn('{"a":"7391"}', code)).toEqual(['code']);
    expect(secretsIn('{"at":7391,"took":17391.5,"id":"req-0c7391fe"}', code)).toEqual([]);
  });
});
