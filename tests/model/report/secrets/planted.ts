import { type Alphabet, type Chance, chanceOf, grouped, pick, restOf } from './chance';

/**
 * Secrets made at run time from a beginning and a rest. None stands whole in this file, and none
 * opens anything.
 */
export interface Planted {
  readonly of: string;
  /** As people write it. */
  readonly text: string;
  /** The part that a report must not contain. */
  readonly secret: string;
}

type Maker = (rest: (of: Alphabet, length: number) => string, chance: Chance) => string;

/** Builds a card's sixteen digits; the last is the check digit. */
function cardOf(rest: (of: Alphabet, length: number) => string): string {
  const digits = `4${rest('digits', 14)}`;
  const sum = Array.from(digits)
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((total, each) => total + (each > 9 ? each - 9 : each), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const fullWidth = (text: string): string =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff_10 + Number(digit)));

/** A password as people make them: a word, digits, a sign. */
const PASSWORDS = ['hunterzebra', 'Sommerregen', 'tr0ubadourix', 'blaueKatze', 'monsoonlatch'];
const passwordOf: Maker = (rest, chance) =>
  `${pick(PASSWORDS, chance) ?? ''}${rest('digits', 4)}${rest('base36', 2)}`;

const jwt: Maker = (rest) =>
  `${'ey'}J${rest('base62', 18)}.${'ey'}J${rest('base62', 30)}.${rest('base62', 43)}`;

const pem =
  (kind: string, dashes: string, lineEnd: string): Maker =>
  (rest) =>
    [
      `${dashes}${'BEGIN'} ${kind}PRIVATE ${'KEY'}-----`,
      rest('base64', 64),
      rest('base64', 40),
      `-----${'END'} ${kind}PRIVATE ${'KEY'}-----`,
    ].join(lineEnd);

/** A known beginning and a random rest. */
const prefixed =
  (begin: readonly string[], of: Alphabet, length: number): Maker =>
  (rest) =>
    begin.join('') + rest(of, length);

/** A sentence with a secret in place of `{}`. */
const said =
  (words: string, maker: Maker = passwordOf): Maker =>
  (...given) =>
    words.replace('{}', `¦${maker(...given)}¦`);

/** Makers by kind: four of each, unless a kind has forms of its own. */
const KINDS: Readonly<Record<string, readonly Maker[]>> = {
  "AWS's key id": [
    prefixed(['AK', 'IA'], 'base32', 16),
    prefixed(['AS', 'IA'], 'base32', 16),
    prefixed(['AB', 'IA'], 'base32', 16),
    prefixed(['AC', 'CA'], 'base32', 16),
  ],
  "AWS's secret": [
    prefixed([], 'base64', 40),
    prefixed([], 'base62', 40),
    said('aws_secret_access_key = {}', prefixed([], 'base64', 40)),
    said('AWS_SESSION_TOKEN={}', prefixed([], 'base64', 60)),
  ],
  GitHub: ['p', 'o', 'u', 's', 'r'].map((kind) => prefixed([`gh${kind}`, '_'], 'base62', 36)),
  "GitHub's fine tokens": [prefixed(['github', '_pat_'], 'base62', 60)],
  GitLab: ['pat', 'dt', 'rt', 'ptt'].map((kind) => prefixed([`gl${kind}`, '-'], 'base62', 20)),
  Stripe: ['sk_live', 'rk_live', 'sk_test', 'rk_test'].map((kind) =>
    prefixed([kind, '_'], 'base62', 24),
  ),
  Slack: ['b', 'p', 'a', 'r', 's', 'e', 'o'].map(
    (kind): Maker =>
      (rest) =>
        `xo${`x${kind}`}-${rest('digits', 12)}-${rest('digits', 12)}-${rest('base62', 24)}`,
  ),
  "Slack's hook": [
    said(
      'https://hooks.slack.com/{}',
      (rest) => `services/T${rest('base36', 8)}/${rest('base62', 24)}`,
    ),
  ],
  Google: [
    prefixed(['AI', 'za'], 'base62', 35),
    prefixed(['GOC', 'SPX-'], 'base62', 28),
    prefixed(['ya', '29.'], 'base62', 60),
  ],
  npm: [prefixed(['np', 'm_'], 'base62', 36), prefixed(['np', 'm_'], 'base62', 36)],
  PyPI: [prefixed(['py', 'pi-', 'AgEIcHlwaS5vcmc'], 'base62', 60)],
  SendGrid: [(rest) => `${'S'}G.${rest('base62', 22)}.${rest('base62', 43)}`],
  Twilio: [prefixed(['S', 'K'], 'hex', 32), prefixed(['A', 'C'], 'hex', 32)],
  DigitalOcean: ['dop', 'doo', 'dor'].map((kind) => prefixed([kind, '_v1_'], 'hex', 64)),
  Azure: [
    said('AccountKey={};EndpointSuffix=core.windows.net', prefixed([], 'base64', 86)),
    said('SharedAccessKey={}', prefixed([], 'base64', 43)),
    (rest) => `${rest('base62', 3)}8${'Q'}~${rest('base62', 34)}`,
  ],
  others: [
    prefixed(['hv', 's.'], 'base62', 24),
    prefixed(['hf', '_'], 'base62', 34),
    prefixed(['sk-', 'ant-'], 'base62', 40),
    prefixed(['shp', 'at_'], 'hex', 32),
    prefixed(['dckr', '_pat_'], 'base62', 27),
    prefixed(['gl', 'sa_'], 'base62', 32),
    prefixed(['ts', 'key-auth-'], 'base62', 20),
    prefixed(['AV', 'NS_'], 'base62', 19),
    ...['pat-na1', 'sdk', 'access-sandbox'].map(
      (kind): Maker =>
        (rest) =>
          `${kind}-${[8, 4, 4, 4, 12].map((length) => rest('hex', length)).join('-')}`,
    ),
    (rest) => `${rest('hex', 36)}${'NR'}AL`,
  ],
  'web tokens': [jwt, jwt, said('Authorization: Bearer {}', jwt), said('token={}', jwt)],
  'PEM keys': [
    pem('', '-----', '\n'),
    pem('RSA ', '-----', '\n'),
    pem('EC ', '-----', '\n'),
    pem('OPENSSH ', '-----', '\n'),
    pem('ENCRYPTED ', '-----', '\n'),
    pem('RSA ', '', '\n'),
    pem('', '', ' '),
    pem('DSA ', '-----', ' '),
  ],
  headers: [
    said('Authorization: Bearer {}', prefixed([], 'base62', 32)),
    said('Authorization: Basic {}', (rest) => btoa(`ann:${rest('base62', 12)}`)),
    said('authorization: token {}', prefixed([], 'hex', 20)),
    said('X-Api-Key: {}', prefixed([], 'base36', 14)),
    said('X-Auth-Token: {}', prefixed([], 'base36', 14)),
    said('Cookie: session={}', prefixed([], 'base36', 18)),
  ],
  'addresses with a password': [
    said('https://ann:{}@db.example.com/'),
    said('postgres://app:{}@10.0.0.7:5432/shop'),
    said('mysql://root:{}@db/shop'),
    said('redis://:{}@cache.example.com:6379/0'),
    said('mongodb+srv://app:{}@cluster0.example.net/test'),
    said('amqps://app:{}@queue.example.com/vhost'),
    said('ftp://ann:{}@files.example.com/'),
    said('smtp://mailer:{}@mail.example.com:587'),
    said('https://{}@git.example.com/ann/web.git', prefixed([], 'base36', 20)),
    said('https://oauth2:{}@git.example.com/ann/web.git', prefixed([], 'base36', 20)),
  ],
  'connection strings': [
    said('Server=db.example.com;Database=shop;Uid=app;Pwd={};'),
    said('host=db.example.com dbname=shop user=app password={}'),
    said('Data Source=db;User ID=app;Password={};Encrypt=true'),
    said('jdbc:oracle:thin:scott/{}@db.example.com:1521/shop'),
    said('jdbc:postgresql://db.example.com/shop?user=app&password={}'),
  ],
  'command lines': [
    said('curl -u ann:{} https://api.example.com/'),
    said('curl --user ann:{} https://api.example.com/'),
    said('mysql -u root -p{} shop'),
    said('mysqldump --password={} shop'),
    said('sshpass -p {} ssh root@10.0.0.7'),
    said('redis-cli -a {} ping'),
    said('docker login -u ann -p {} registry.example.com'),
    said('PGPASSWORD={} psql -h db shop'),
    said('backup.sh -p{}', (rest) => `Se${rest('base62', 10)}7`),
    said('rclone --s3-secret-access-key {} ls'),
    said("echo 'root:x' && export DB_PASS={}"),
  ],
  'words that say so': [
    said('password {}'),
    said('Password: {}'),
    said('the password is {}'),
    said('the password for the router is {}'),
    said('password set to {}'),
    said('{} is the password'),
    said('pass: {}'),
    said('pass {}'),
    said('passphrase: {}'),
    said('passcode {}'),
    said('pw={}'),
    said('pw {}'),
    said('pwd {}'),
    said('pwd = {}'),
    said('secret is {}'),
    said('the secret is {}'),
    said('client_secret: {}'),
    said('apiKey: {}'),
    said('api key {}'),
    said('access token {}'),
    said('login admin password {}'),
    said('psk: {}'),
    said('wifi key: {}'),
    said('recovery code {}', prefixed([], 'digits', 8)),
    said('PIN {}', prefixed([], 'digits', 6)),
    said('cvc {}', prefixed([], 'digits', 4)),
    said('dbPassword → {}'),
    said('root_pass => {}'),
    said('<pass>{}</pass>'),
    said('connect().password("{}")'),
    said("CREATE USER app IDENTIFIED BY '{}'"),
  ],
  'words of other languages': [
    said('Passwort: {}'),
    said('das Passwort ist {}'),
    said('Kennwort {}'),
    said('mot de passe : {}'),
    said('le mot de passe est {}'),
    said('contraseña: {}'),
    said('la contraseña es {}'),
    said('senha: {}'),
    said('wachtwoord is {}'),
    said('lösenord: {}'),
    said('hasło {}'),
    said('heslo: {}'),
    said('şifre: {}'),
    said('пароль {}'),
    said('パスワード：{}'),
    said('密码是{}'),
    said('비밀번호: {}'),
    said('salasana {}'),
  ],
  'one-time codes': [
    said('otpauth://totp/Shop:ann?secret={}&issuer=Shop', prefixed([], 'base32', 32)),
    prefixed([], 'base32', 32),
    prefixed([], 'base32', 26),
    (rest) => grouped(rest('base32', 32), ' '),
    (rest) => grouped(rest('base32', 16), '-'),
    said('TOTP seed {}', prefixed([], 'base32', 16)),
  ],
  cards: [
    cardOf,
    (rest) => grouped(cardOf(rest), ' '),
    (rest) => grouped(cardOf(rest), '-'),
    (rest) => grouped(cardOf(rest), '.'),
    (rest) => grouped(cardOf(rest), '  '),
    (rest) => grouped(cardOf(rest), '\u00A0'),
    (rest) => grouped(cardOf(rest), '\u2009'),
    (rest) => grouped(cardOf(rest), ' - '),
    (rest) => grouped(cardOf(rest), '/'),
    (rest) => fullWidth(cardOf(rest)),
    (rest) => Array.from(cardOf(rest)).join(' '),
    (rest) => grouped(cardOf(rest), '\u2011'),
    (rest) => grouped(cardOf(rest), '+'),
    (rest) => grouped(cardOf(rest), '\n      '),
    (rest) => grouped(cardOf(rest), '<br>'),
  ],
  'temporary links': [
    said(
      'https://files.example.com/v1/acc-demo1/box/a.pdf?temp_url_sig={}&temp_url_expires=1790000000',
      prefixed([], 'hex', 40),
    ),
    said('box/a.pdf?temp_url_sig={}&temp_url_expires=1790000000', prefixed([], 'hex', 64)),
    said('?temp_url_expires=1790000000&temp_url_sig={}', prefixed([], 'hex', 40)),
    prefixed([], 'hex', 40),
    prefixed([], 'hex', 64),
    said('https://s3.example.com/box/a.pdf?X-Amz-Signature={}', prefixed([], 'hex', 64)),
    said('https://store.example.net/a?sv=2024&sig={}', prefixed([], 'base62', 43)),
  ],
};

function plant(of: string, maker: Maker, seed: number): Planted {
  const chance = chanceOf(seed);
  const rest = restOf(chance);
  const made = maker(rest, chance);
  const [, inner] = /¦([^¦]+)¦/u.exec(made) ?? [];
  const text = made.replaceAll('¦', '');
  return { of, text, secret: inner ?? text };
}

const MAKERS = Object.entries(KINDS).flatMap(([of, makers]) =>
  makers.map((maker) => ({ of, maker })),
);

/** Makes planted secrets, each form at least once. */
export function plantedSecrets(count: number, seed = 1): readonly Planted[] {
  return Array.from({ length: count }, (_, at) => {
    const { of, maker } = MAKERS[at % MAKERS.length]!;
    return plant(of, maker, seed * 1000 + at);
  });
}

/** Number of forms. */
export const WAYS = MAKERS.length;
