import { folded } from './folded';

/** Words that say a secret however they are joined to others, in the languages that people use here. */
const WITHIN = new RegExp(
  folded(
    `passw|passphras|parool|slaptazod|geslo|lozink|zapork|fjalekalim|รหัสผ่าน|passcode|passwd|pwd|secret|s3cr3t|pa55|zugangsdaten|token|credential|signature|apikey|keyfile|kennwort|contrasen|
    palavra-?passe|wachtwoord|losenord|adgangskode|kodeord|passord|salasana|haslo|heslo|jelszo|sifre|parola|
    geheimnis|schlussel|authoriz|authoris|bearer|cookie|mnemonic|sessid|temp_url|
    парол|секрет|токен|κωδικ|密码|密碼|口令|密钥|密鑰|パスワード|暗証番号|비밀번호|암호|المرور|السر|סיסמ|
    पासवर्ड|khau`.replaceAll(/\s*\n\s*/gu, ''),
  ),
  'u',
);

/** Words that say a secret as a whole word alone. */
const WORDS: ReadonlySet<string> = new Set(
  folded(
    `auth clave cle cred creds cvc cvv jwt khau llave chiave mdp parole pem pass passe pin psk pw rootpw psw pswd salt sandi seed
    senha sig sleutel nyckel totp tan wpa ключ`,
  ).split(/\s+/u),
);

/** `rootpass`, `sshkey`, `keyfile`; in `compass`, `monkey` and `keyboard` it is no word of its own. */
const JOINED =
  /(?<!by|com|over|sur|tres|under)pass$|otp$|(?<!don|hoc|hot|joc|lac|mon|tur|turn|whis)keys?$|^key(?!board|frame|hole|note|ring|stone|word)/u;

/** Words of a name that is joined as code or labels are: `dbAdminPass`, `DB_ADMIN_PASS`, `db-admin-pass`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .map(folded);

/** True if a name says that what is noted under it lets in. */
export const saysSecretName = (name: string): boolean =>
  WITHIN.test(folded(name)) || wordsOf(name).some((word) => WORDS.has(word) || JOINED.test(word));

/** Labels that name a secret; one word more than a sentence has, where it says something else. */
export const namesSecret = (name: string): boolean =>
  saysSecretName(name) || wordsOf(name).includes('private');
