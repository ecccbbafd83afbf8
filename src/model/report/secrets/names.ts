const ASCII = /^\p{ASCII}*$/u;

/** Returns a text in lower case, without diacritics. */
export const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ł', 'l')
        .replaceAll('ı', 'i');

/** Words that mean a secret even within longer words, in the languages that people use here. */
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

const WORDS: ReadonlySet<string> = new Set(
  folded(
    `auth clave cle cred creds cvc cvv jwt khau llave chiave mdp parole pem pass passe pin psk pw rootpw psw pswd salt sandi seed
    senha sig sleutel nyckel totp tan wpa ключ`,
  ).split(/\s+/u),
);

/** Matches `rootpass`, `sshkey` and `keyfile`, but not `compass`, `monkey` or `keyboard`. */
const JOINED =
  /(?<!by|com|over|sur|tres|under)pass$|otp$|(?<!don|hoc|hot|joc|lac|mon|tur|turn|whis)keys?$|^key(?!board|frame|hole|note|ring|stone|word)/u;

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .map(folded);

export const saysSecretName = (name: string): boolean =>
  WITHIN.test(folded(name)) || wordsOf(name).some((word) => WORDS.has(word) || JOINED.test(word));

/** Words that mean a secret in a label, and something else in a sentence. */
const OF_LABELS: ReadonlySet<string> = new Set(
  'mfa oauth pincode private puk sas seedphrase session sessions'.split(' '),
);

const OF_CODES: ReadonlySet<string> = new Set(
  `access activation auth authentication backup confirmation emergency login mfa pin recovery rescue reset scratch
    security unlock verification`.split(/\s+/u),
);

const isCode = (word: string, at: number, words: readonly string[]): boolean =>
  /^codes?$/u.test(word) && OF_CODES.has(words[at - 1] ?? '');

export function namesSecret(name: string): boolean {
  const words = wordsOf(name);
  return saysSecretName(name) || words.some((word) => OF_LABELS.has(word)) || words.some(isCode);
}

export const noteOf = (name: string, value: string): string =>
  `${wordsOf(name).join(' ')}: ${value}`;

/** Looked for only in texts with a literal of `near`, in lower case: that search is cheap. */
export interface Shape {
  readonly of: string;
  readonly near: readonly string[];
  readonly shape: RegExp;
}

export function hasShape(shapes: readonly Shape[], text: string): boolean {
  const low = text.toLowerCase();
  return shapes.some(
    ({ near, shape }) => near.some((literal) => low.includes(literal)) && shape.test(text),
  );
}
