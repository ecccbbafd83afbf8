const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Names of passwords (folded): the next word is one, unless it is an ordinary word. */
const STRONG = `password passwords passwd passphrase passphrases passcode pwd pswd psw pw psk passwort kennwort mdp
  contrasena wachtwoord losenord adgangskode kodeord passord salasana haslo heslo jelszo sifre parola senha parool slaptazodis geslo lozinka zaporka requirepass masterauth wpa wpa2 пароль
  κωδικος`;
const PHRASES = `mot de passe|parola d'ordine|palavra-passe|palavra passe|mat khau`;

/** Ambiguous names (folded): the next word must look like a secret, or follow an 'is'. */
const WEAK = `pass pin key keys token tokens secret secrets otp totp credential credentials auth bearer clave cle
  schlussel geheimnis signature seed секрет токен ключ`;

const either = (words: string): string => wordsOf(words).join('|');

const CALLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${either(STRONG)}|${PHRASES})|(?:${either(WEAK)}))(?![\p{L}\p{N}-])`,
  'gu',
);

/** Parts of all these names: a text without any is passed over. */
const STEMS: readonly string[] = wordsOf(
  `pass psw pw psk wpa secret token key pin otp cred auth bearer clave cle schlus geheim signatur seed kennwort mdp contrase
  wachtwoord losenord kodeord adgangs salasana haslo heslo jelszo sifre parol senha slaptaz geslo lozink zapork khau
  palavra парол секрет токен ключ κωδικ`,
);

const IS: ReadonlySet<string> = new Set(
  wordsOf(
    'is was be was remains ist war lautet est era es sera e ar er on jest je byl это eh being now currently',
  ),
);
const OF: ReadonlySet<string> = new Set(
  wordsOf(`for of to on at in fur von vom der des auf pour de du sur para del en per di della voor van att for till til
    do dla k на для к от`),
);
const SET: ReadonlySet<string> = new Set(
  wordsOf('set reset changed rotated updated switched gesetzt geandert change cambiada cambiata'),
);

const ORDINARY: ReadonlySet<string> = new Set(
  wordsOf(`a address e-mail email key keys passphrase password passwords pin token tokens username usernames access account accounts admin administration agent also always an and any app apps are as ask asks at
    attempt attempts audit auth authentication authenticated backup backups based be been before being but by cache can
    cannot card cards caching change changed changes check checker checks complexity configuration contact credential credentials
    cracking database databases db default disabled do does dumps each empty enabled encrypted encryption entry
    every everywhere call expired expires expiry export field fields file files for forgotten form free from
    gateway generation generator gets given had has hash hashes hashing have held here hidden hint hints history holder if
    import in is issued issuing it kept key keys known leak leaks length less lifetime list lists locked login logins
    managed management manager managers may missing module must needed needs never no none not null of off on once one
    only optional or out page pages pending per plugin policies policy portal prompt prompts protected
    protection provider public read recovery refresh removed renewal renewed required requires reset resets
    resetting revoked rotated rotating rotation rotations rule rules safe safes same secure security see sent server
    servers service services set sets settings share shared sharing should signing site sso staff still storage store
    stored stores strength strong sync system table tables team test testing tests than that the their then
    there these they this to tool tools true false unchanged undefined unknown until unset update updates usage used user users validation
    validity vault vaults verification via was we weak when where which while who whose will with within without
    wrong yes you your
    aktiv alle am andern auf aus bei das dem den der des deutsch die ein eine fur geandert gespeichert ist kein liegt
    manager nach nicht oder richtlinie server siehe steht und verwaltung vom von wird wurde zum zur zurucksetzen
    au aux avec dans des du en est et la le les ou oublie pas pour sans sur un une
    al con del el en es esta la las los no o olvidada para por sin su y
    che da di e il in la per si een en het in is niet of op van voor
    och i av ar inte eller og af er ikke para com da das do dos e em na no nao os ou
    и в на не для от к это`),
);

const bare = (word: string): string =>
  word.replaceAll(/^[^\p{L}\p{N}]{1,8}|[^\p{L}\p{N}]{1,8}$/gu, '').toLowerCase();

const NO_VALUES: ReadonlySet<string> = new Set(
  wordsOf(`none null nil undefined nan n/a na true false yes no on off required optional unset set empty
    missing unknown enabled disabled hidden redacted masked encrypted expired expires revoked
    rotated unchanged pending ja nein oui non keine aucun`),
);

function aloneIn(value: string): string {
  const [, word = ''] =
    /^([\p{L}/]{1,20})["'`]?(?=[\s.,;)\]}]{0,3}(?:$|[\n,;)\]}<|]))/u.exec(value) ?? [];
  return word.toLowerCase();
}

export const isNoValue = (value: string): boolean => NO_VALUES.has(aloneIn(value));

export const isOrdinaryValue = (value: string): boolean =>
  isNoValue(value) || ORDINARY.has(aloneIn(value));

const looksMade = (word: string): boolean =>
  word.length >= 6 &&
  /\p{L}/u.test(word) &&
  /\d/u.test(word) &&
  !/^(?:[a-z]{3}-[a-z\d]{5}|v?\d{1,4}(?:[.-]\d{1,4}){0,3}[a-z]{0,3})$/u.test(word);

const AHEAD = 160;
const MOST_WORDS = 9;

const isValue = (word: string | undefined): boolean =>
  word !== undefined && word !== '' && !ORDINARY.has(word) && !NO_VALUES.has(word);

function isSaid(words: readonly string[], isStrong: boolean): boolean {
  const [first = '', second, third] = words;
  if (IS.has(first)) return isValue(IS.has(second ?? '') ? third : second);
  if (SET.has(first) && (second === 'to' || second === 'auf')) return isValue(third);
  if (OF.has(first)) {
    const at = words.findIndex((word) => IS.has(word));
    return at > 0 && isValue(words[at + 1]);
  }
  return isStrong ? isValue(first) : looksMade(first);
}

const TO_WORDS = /^["'”’)\]]?(?:[\s,/|–—-]|;(?=\S))\s{0,20}([^\n;]{0,140})/u;

const BEFORE =
  /(\S{4,40}) (?:\(|(?:is|as|ist|als|est|comme|es|como|e|come) (?:(?:the|my|our|its|das|unser|le|la|el|il|a) )?)$/u;

export function saysValueNext(low: string): boolean {
  if (!STEMS.some((stem) => low.includes(stem))) return false;
  for (const { 0: called, 1: strong, index } of low.matchAll(CALLED)) {
    const end = index + called.length;
    const isStrong = strong !== undefined;
    const [, line = ''] = TO_WORDS.exec(low.slice(end, end + AHEAD)) ?? [];
    const words = wordsOf(line)
      .map(bare)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    if (isSaid(words, isStrong)) return true;
    const [, value = ''] = BEFORE.exec(low.slice(Math.max(0, index - 60), index)) ?? [];
    if (looksMade(bare(value)) || (isStrong && words.length === 0 && isValue(bare(value))))
      return true;
  }
  return false;
}
