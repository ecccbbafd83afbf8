import type { Shape } from './names';

const shaped = (of: string, near: readonly string[], shape: RegExp): Shape => ({ of, near, shape });

/** Options that begin with 'p': of find, openssl, ffmpeg, compilers, PowerShell and others. */
const OPTIONS =
  `package pages parallel parallelism parameter parameters parent parents passin passout passive password
  passthru passThru path pattern pedantic persist pipeline pixel placement plain platform playbook
  plugin plugins pointer policy polling position preserve preset pretty preview primary print printf
  printk priority private process processor processorpath production profile profiles program progress
  project projects prompt properties property protocol provider proxy prune pthread public publish purge`
    .split(/\s+/u)
    .map((option) => option.slice(1))
    .join('|');

export const NUMBERED: Shape = shaped(
  'codes by their number',
  ['cvc', 'cvv', 'mfa', 'otp', 'pin', 'puk', 'tan'],
  /(?<![a-z\d])(?:cvc|cvv|mfa|otp|pin|puk|tan|totp)(?![a-z])\D{0,12}\d{3}/iu,
);

/** Passwords and codes that are not written as a name and its value. Each repeat is bounded. */
export const SAID: readonly Shape[] = [
  NUMBERED,
  // Except codes of programs, places and goods.
  shaped(
    'codes',
    ['code'],
    /(?<!\b(?:area|country|error|exit|https?|post|reason|response|return|sort|source|status|zip)[ -])\bcode\b\D{0,12}\d{3}/iu,
  ),
  shaped(
    'backup codes',
    ['code'],
    /\b(?:backup|emergency|one-time|recovery|rescue|scratch)[ -]codes?\b\W{0,4}(?:(?=[a-z -]{0,20}\d)[a-z\d]{4}|[a-z\d]{4}-[a-z\d]{4})/iu,
  ),
  shaped(
    'passwords made of "password"',
    ['p@', 'p4', 'pa$', 'pa5', 'pas5', 'pas$', 'passw0'],
    /p(?:[@4][s$5]{2}|a[$5][s$5]|as[$5])w|passw0/iu,
  ),
  shaped(
    '"password" in two words',
    ['p/w', 'pass'],
    /\b(?:p\/w|pass[ _-]word)["']?[ \t]{0,3}[=:][ \t]{0,3}\S/iu,
  ),
  shaped(
    'seeds of wallets',
    [' phrase', ' word'],
    /\b(?:mnemonic|recovery|secret|seed|wallet) (?:phrase|words?)\b\W{1,4}[a-z]/iu,
  ),
  shaped('communities of SNMP', ['snmp'], /\bsnmp[^\n]{0,20}\bcommunity\W{1,3}\S/iu),
  shaped(
    'a user and a password',
    ['account', 'auth', 'cred', 'login', 'logon', 'user'],
    /\b(?:accounts?|auth|creds?|credentials?|login|logon|user(?:name)?)["']?[ \t]{0,2}:?[ \t]{1,2}(?:(?:are|is)[ \t]{1,2})?["']?[\w.@-]{1,40} ?[/:] ?[^\s/:]/iu,
  ),
  shaped(
    'a known user and a password',
    ['admin', 'postgres', 'root', 'sa', 'ubuntu'],
    /(?<![\w/.-])(?:admin|administrator|postgres|root|sa|ubuntu) ?[/:] ?(?=[a-z]{0,40}\d)(?=\d{0,40}[a-z])[^\s/:.]{5}/iu,
  ),
  shaped(
    'curl -u',
    ['-u', '--user', '--proxy-user'],
    /(?<![\w-])(?:-u|--user|--proxy-user)[= ]{0,2}["']?(?!\d{1,9}:\d{1,9}(?!\S))[^\s:"']{1,60}:[^\s"']/iu,
  ),
  shaped(
    'clients that take a password',
    [' -p', ' -a', ' -w', ' /p:'],
    /\b(?:sshpass|redis-cli|ldapsearch|(?:docker|podman|registry) login|mongo|mongosh|mongodump|7z|unzip|zip|htpasswd|smbclient)\b[^\n]{0,160}[ \t](?:-[paw]|\/p:)[ \t]{0,2}["']?[^\s"'-]/iu,
  ),
  shaped(
    'mysql -p',
    [' -p'],
    /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n]{0,160}[ \t]-p[ \t]?["']?[^\s"'-]/iu,
  ),
  shaped(
    'other commands',
    ['chpasswd', 'sudo -s', 'htpasswd', '--from-literal', 'openssl', 'net use'],
    /\bchpasswd\b|\bsudo -S\b|\bhtpasswd -\w{0,4}b|--from-literal|\bopenssl [^\n]{0,100}-k(?:ey)? |\bnet use [^\n]{0,100}\/user:/iu,
  ),
  shaped(
    'SQL',
    ['identified'],
    /\bidentified (?:with \S{1,40} )?(?:by|as)\s{1,4}(?:password\s{1,4})?["'`][^"'`\s]/iu,
  ),
  shaped('SQL without quotes', ['identified by'], /\bIDENTIFIED BY\s{1,4}\S/u),
  // Except ports, options (`-print`) and several options in one (`-plnt`).
  shaped(
    '-pSecret',
    ['-p'],
    new RegExp(
      String.raw`(?<![\w-])-[pP]["']?(?![\d.:]{1,20}(?:\/tcp|\/udp)?(?![^\s,;.)]))(?!(?:[a-z]{1,4}|(?:${OPTIONS})|[a-z]{1,20}[_-][a-z_-]{1,40})(?![^\s,;.)=/]))[^\s"'-]{3}`,
      'u',
    ),
  ),
  shaped(
    'Basic',
    ['basic'],
    /\bbasic[ \t]{1,3}(?:(?=[a-z+/]{0,100}\d)[a-z\d+/]{8}|[a-z\d+/]{6,100}=)/iu,
  ),
  shaped(
    'Bearer',
    ['bearer'],
    /\bbearer[ \t]{1,3}(?:(?=[a-z~+/._-]{0,100}\d)[\w.~+/-]{8}|[\w.~+/-]{20})/iu,
  ),
];
