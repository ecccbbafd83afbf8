/** Sixty secrets, one for each in the product: sent, answered, shown once or typed. */
export const SECRETS = {
  signInPassword: 'correct-horse-Battery-9-staple!',
  signInOneTimeCode: '482913',
  signUpPassword: 'Sign"Up\\Pass word ünï-4471',
  resetPassword: 'r3set-To-Something-New-8862',
  currentPassword: 'current=Pass&word+with%20signs',
  newPassword: 'nёw-pässwörd-Ключ-77120',
  twoFactorPassword: 'disable-two-factor-5520-pass',
  enrolmentOneTimeCode: '907164',
  provisioningSecret: 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD',
  provisioningUri:
    'otpauth://totp/Wheelhouse:ann?secret=MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U&issuer=Wheelhouse',
  backupCode1: 'b7f3-91ac-44d0-1e55',
  backupCode2: '02c9-ee81-7a3b-9f64',
  backupCode3: '5d10-c3f7-88e2-b0a9',
  backupCode4: 'a1b8-4f6e-d253-70cc',
  backupCode5: '9e47-06bd-f19a-3c82',
  backupCode6: '31fa-b5d8-2c07-e690',
  backupCode7: 'c86e-7d24-50b3-af1d',
  backupCode8: '74d5-a90f-1bc6-8e3e',
  sessionCookie: 'Zm9vYmFyLXNlc3Npb24tY29va2llLTk5MTI',
  csrfToken: 'csrf-9f2c41d07be84aa7a6d1e35b',
  eventToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzY29wZSI6ImluZnJhc3RydWN0dXJlIn0.evT0kSignature_4402-aa',
  orbitToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzY29wZSI6Im9yYml0In0.0rb1tSignature_9917-bb',
  accessToken: 'oauth-access-6f0a1b52c3d94e8fa7b6',
  refreshToken: 'oauth-refresh-e80b204d98c0f8d41d9f',
  passwordResetToken: 'reset-link-7e1c9a402f5b4d36a8e0',
  verificationUid: 'verify-link-2b9d60f4c1a84e7f93d5',
  invitationToken: 'invite-link-f05e8a13b7c24d9096ab',
  apiClientSecret: 'cli-secret-mqz8v1yk5t3wc0n7',
  apiClientSecretAfterReset: 'cli-secret-anew-h2r9x6jd4b8',
  applicationSecret: 'app-secret-p4u7e0s3g6f9a2',
  applicationSecretAfterReset: 'app-secret-anew-l5i8o1z4',
  databasePassword: 'db-admin-Xy7!kQ2#mN9$',
  databasePasswordAfterReset: 'db-admin-anew-Vb3&zT8*rL1',
  consoleToken: 'console-token-0f9e8d7c6b5a4938',
  consoleUrl: '/vnc?ticket=a7b6c5d4e3f2a1b0c9d8&host=planted',
  accountKey1: 'first-key-of-planted-account-5a5a77',
  accountKey2: 'second-key-of-planted-account-6b6b88',
  containerKey1: 'first-key-of-a-planted-container-7c7c99',
  containerKey2: 'second-key-of-a-planted-container-8d8d00',
  temporarySignature: '5d1f9b27c0a84e63f7d2b6a91c3e8f40d5b7a269',
  temporaryLink: '?temp_url_sig=da39a3ee5e6b4b0d3255bfef95601890afd80709',
  prefixSignature: '9c1185a5c5e9fc54612808977ee8f548b2258d31',
  invoiceUrl: 'planted-invoice.pdf?signature=Qm9keU9mU2lnbmF0dXJlMTIz',
  cardNumber: '4000002500003155',
  cardNumberSpaced: '5555 5555 5555 4444',
  cardCode: '7391',
  cardholder: 'Mx Planted Q. Cardholder',
  cardExpiry: '11 / 2031 planted expiry',
  maskedCard: '•••• •••• •••• 31557',
  paymentMethod: 'pm_1PlantedPaymentMethodKx93',
  paymentSecret: 'pi_3Planted_secret_Lm48QpZ7tR2v',
  publishableKey: 'pk_test_planted51H8xYzAbCdEfGh',
  liveChatKey: 'livechat-planted-key-33ad91',
  sshKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPlantedKeyMaterialOfAnn7781 ann@workshop.example',
  userData: '#!/bin/sh\nexport DB_PASSWORD="planted user data 6612"\n',
  userDataEncoded: 'IyEvYmluL3NoCmVjaG8gcGxhbnRlZC1iYXNlNjQtdXNlci1kYXRhCg==',
  privateKey:
    '-----BEGIN PRIVATE KEY-----\nMIIEvPlantedPrivateKeyMaterial0123456789abcdefghij\n-----END PRIVATE KEY-----\n',
  certificate:
    '-----BEGIN CERTIFICATE-----\nMIIDdPlantedCertificateBody9876543210zyxwvutsrq\n-----END CERTIFICATE-----\n',
  acmeAccountKey: 'acme-account-key-planted-e4f5a6b7',
  webhookSecret: 'whsec_plantedWebhookSecret5539',
} as const satisfies Readonly<Record<string, string>>;

/** Personal data, replaced unless the reporter ticks that it may be included. */
export const PERSONAL = {
  personName: 'Ann Planted-Example',
  emailAddress: 'ann.planted@customer.example',
  otherEmail: 'bob.planted@customer.example',
  accountName: 'Planted Widgets & Sons',
  addressLine: '14 Planted Orchard Lane',
  city: 'Plantedford-upon-Test',
  postcode: 'PL4 9TD',
  telephone: '+44 1632 960 731',
  vatNumber: 'GB 987 6543 21',
  serverName: 'planted-billing-db-01',
  description: 'Planted description of what runs here',
  tagKey: 'planted-tag-owner',
  tagValue: 'planted tag value',
  ipv4: '203.0.113.177',
  ipv6: '2a02:1348:0017:beef::77',
  network: '192.0.2.64/27',
  reverseDns: 'planted.mail.customer.example',
  domain: 'shop.planted-customer.example',
  containerName: 'planted-photos',
  objectName: 'planted letters/to the bank.pdf',
  objectNote: 'planted object metadata',
  supportMessage: 'Planted words to the support team',
  searchTerm: 'planted search term',
  bankRefusal: 'Planted: the bank of Ann says no',
} as const satisfies Readonly<Record<string, string>>;

/** Shorter pieces may occur by chance. */
const PIECE = 12;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function base64(text: string): string {
  return btoa(Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** Its forms within the Base64 of a longer text, whatever comes before and after. */
function withinBase64(text: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = base64('x'.repeat(before) + text);
    const begin = before === 0 ? 0 : before + 1;
    const kept = whole.slice(begin, whole.length - (whole.endsWith('=') ? 4 : 0));
    return [kept, kept.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** How a secret may be written. */
function formsOf(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const hex = Array.from(bytesOf(secret), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const latin = Array.from(bytesOf(secret), (byte) => String.fromCharCode(byte)).join('');
  const percent = encodeURIComponent(secret);
  return [
    secret,
    json,
    JSON.stringify(json).slice(1, -1),
    latin,
    percent,
    percent.replaceAll('%20', '+'),
    encodeURIComponent(percent),
    encodeURI(secret),
    hex,
    hex.toUpperCase(),
    ...withinBase64(secret),
    ...withinBase64(json),
  ];
}

/**
 * True if a text holds a short secret. Matches within numbers are chance: after a colon, comma or
 * bracket in JSON, or in hexadecimal.
 */
function isThere(short: string, text: string): boolean {
  const literal = short.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d:,.[-]|[\da-f]{2})${literal}(?!\d|[\da-f]{2})`, 'u').test(
    text,
  );
}

/**
 * Lists the names of the secrets that a text holds: raw, escaped, encoded, or a piece of any of
 * these.
 */
export function secretsIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  const pieces = new Map<string, string>();
  const found = new Set<string>();
  for (const [name, secret] of Object.entries(secrets)) {
    for (const form of formsOf(secret)) {
      for (let at = 0; at + PIECE <= form.length; at += 1) {
        pieces.set(form.slice(at, at + PIECE), name);
      }
      if (form.length > 0 && form.length < PIECE && isThere(form, text)) found.add(name);
    }
  }
  for (let at = 0; at + PIECE <= text.length; at += 1) {
    const name = pieces.get(text.slice(at, at + PIECE));
    if (name !== undefined) found.add(name);
  }
  return [...found];
}
