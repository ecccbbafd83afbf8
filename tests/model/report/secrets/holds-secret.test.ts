import { describe, expect, test } from 'vitest';
import { holdsSecret } from '@/model/report/secrets';

const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n').replaceAll('⍽', '\u00A0'));

const CARDS = linesOf(`
  4242 4242 4242 4242.
  Card 4242-4242-4242-4242-
  4242⍽4242⍽4242⍽4242
  4242  4242  4242  4242
  4242....4242....4242....4242
  4242 | 4242 | 4242 | 4242
  4242⏎4242⏎4242⏎4242
  4242_4242_4242_4242
  card4242424242424242x
  4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2
  42 42 42 42 42 42 42 42
  ４２４２ ４２４２ ４２４２ ４２４２
  ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢
  3782 822463 10005
  378282246310005
  6011-1111-1111-1117
  4222222222222
  5555 5555 5555 4444 on 2026-11-24
  2026-11-24 4242 4242 4242 4242
  4437-6445-2043-1339
  4242+4242+4242+4242
  4242 + 4242 + 4242 + 4242
  +4242 4242 4242 4242
  +378282246310005
  4242<br>4242<br/>4242<br />4242
  <td>4242</td>⏎  <td>4242</td>⏎  <td>4242</td>⏎  <td>4242</td>
  4242     4242      4242       4242
  4242⏎      4242⏎      4242⏎      4242
`);

const SAID = linesOf(`
  Authorization: Bearer abcdef
  Basic YWRtaW46aHVudGVy
  password hunter
  password=hunter
  password - hunter
  password, hunter
  password (hunter)
  password/hunter
  password⏎hunter
  password:⏎  hunter
  "password","x"
  the password: hunter
  Password for db is hunter
  Password for the router on floor 2 is hunter
  my password is correct horse battery staple
  password set to hunter
  hunter is the password
  Hunter2 (password)
  user: admin pass: hunter
  user admin, pw hunter
  root/hunter2
  admin / hunter2
  login admin:hunter2
  creds admin/hunter2
  pass = x
  pass is x
  pw: x
  pwd=x
  p/w: hunter
  pass word: hunter
  passw0rd hunter2
  p@ssword: hunter
  passphrase is x
  passphrase correct horse
  secret is hunter
  secret: x
  secret hunter2
  token abc123
  api key: x
  access_key x1y2z3w4
  credentials admin:hunter
  PIN: 1234
  pin code 1234
  otp 123456
  one-time code: 123 456
  backup code 12345678
  recovery codes: abcd-efgh
  b7f3-91ac-44d0-1e55
  seed phrase: witch collapse practice feed shame open
  wifi password hunter
  wpa hunter22
  snmp community hunter
  requirepass x
  machine h login u password p
  psw hunter2
  credentials are bob / builder99
  creds: bob / builder99
  s3cr3t=x
  pa55word: x
  pa55: x
  rpcpassword=x
  <password>x</password>
  | password | x |
  DB_PASSWORD=admin
  PGPASSWORD=manager
  password: admin
  password="server"
  pw=test
  pass:server
  {"password":"default"}
  <pass>hunter</pass>
  <db-pw type="text">hunter</db-pw>
  <password>admin</password>
  password("hunter")
  .withPassword( 'hunter' )
  CREATE USER ann IDENTIFIED BY 'hunter'
  create user ann identified by "hunter"
  CREATE USER ann IDENTIFIED BY hunter
  PUK 12345678
  otp-482913
  otp482913
  pin-4711
  pin_4711
  mfa.482913
  :password => "x"
  password := x
`);

const ELSEWHERE = linesOf(`
  mdp: hunter
  mot de passe hunter
  Passwort hunter
  Zugangsdaten: bob/geheim
  Kennwort ist hunter
  contraseña hunter
  la clave es hunter
  senha hunter
  wachtwoord hunter
  lösenord hunter
  adgangskode: hunter
  hasło hunter
  heslo hunter
  jelszó: hunter
  parola: hunter
  parool: hunter
  geslo: hunter
  lozinka: hunter
  şifre hunter
  пароль hunter
  κωδικός: hunter
  密码 hunter
  密码：hunter
  パスワードはhunterです
  비밀번호는 hunter
  كلمة المرور: hunter
  סיסמה: hunter
  पासवर्ड: hunter
  mật khẩu: hunter
  รหัสผ่าน: hunter
  kata sandi: hunter
`);

const COMMANDS = linesOf(`
  curl -u ann:hunter https://x.example
  curl -uann:hunter https://x.example
  curl -u "ann:hunter" https://x.example
  wget --password=hunter
  wget --http-password hunter
  mysql -uroot -phunter
  mysql -u root -p hunter
  backup -pSecret
  backup -phunter2
  backup -p'Secret'
  backup -pletmein
  backup --password admin
  sshpass -phunter ssh web
  ldapsearch -D cn=ann -w hunter
  docker login -u ann -p hunter
  zip -P hunter a.zip
  openssl enc -k hunter
  openssl req -passin pass:hunter
  gpg --passphrase hunter
  echo "root:hunter" | chpasswd
  echo hunter | sudo -S ls
  kubectl create secret generic x --from-literal=p=hunter
  net use z: \\\\files\\ann /user:ann hunter
`);

const ADDRESSES = linesOf(`
  https://abc@host.example/
  http://ann:x@host.example
  ssh://ann:x@host.example
  redis://:x@host.example
  jdbc:oracle:thin:ann/x@host.example:1521:db
  ann:x1y2@host.example
  Server=db;Uid=ann;Pwd=x
  //registry.example.com/:_authToken=abc
  ?temp_url_sig=abc
  a.pdf?temp_url_expires=1790000000
  sv=2024-01-01&sig=abc%3D
  https://hooks.slack.com/services/T000/B000/XXX
`);

const HIDDEN = linesOf(String.raw`
  cGFzc3dvcmQ9aHVudGVy
  70617373776f72643d68756e746572
  password%3Dhunter
  password%253Dhunter
  &quot;password&quot;:&quot;x&quot;
  {\"password\":\"x\"}
  note\npw=x
  PASSWORD\u003dhunter
  ｐａｓｓｗｏｒｄ：ｘ
  𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝: hunter
`).concat('p\u200Bassword=hunter', 'pass\u00ADword: hunter');

const MADE = linesOf(`
  JBSW Y3DP EHPK 3PXP
  jbswy3dpehpk3pxp
  Xy7!kQ2#mN9$
  ${'a1b2c3d4e5'.repeat(4)}
  ${'A1B2C3D4E5'.repeat(4)}
  0x${'a1b2c3d4e5'.repeat(4)}
  ${'$ANSIBLE'}_VAULT;1.1;AES256
  gAAAAABkZxTestTokenFernet1234567890
  ${'$2b'}$12$EixZaYVK1fsbw1ZfbX3OXe
  ABCDE-12345-FGHIJ-67890-KLMNO
  -BEGIN PRIVATE KEY-
  BEGIN RSA PRIVATE KEY----- MIIEow
  PRIVATE KEY-----
`);

describe.each(Object.entries({ CARDS, SAID, ELSEWHERE, COMMANDS, ADDRESSES, HIDDEN, MADE }))(
  '%s: a secret is seen in',
  (_, texts) => {
    test.each(texts)('%j', (text) => {
      expect(holdsSecret(text)).toBe(true);
    });
  },
);

/** The dialog and docs/report-format.md say that not all are. */
const UNSEEN = linesOf(`
  Summer2026!
  correct-horse-Battery-9-staple!
  wifi: hunter2
  pass x
  hunter2
`);

test.each(UNSEEN)('nothing says that this is one: %s', (text) => {
  expect(holdsSecret(text)).toBe(false);
});

test('a text that has more encoded than is read is taken for one', () => {
  const encoded = String.raw`%2541 \\u0041 &amp;amp; a=b+c `;
  expect(holdsSecret(encoded)).toBe(false);
  expect(holdsSecret(encoded.repeat(500))).toBe(true);
});
