import type { Shape } from './names';

const bounded = (source: string): RegExp => new RegExp(String.raw`(?<![a-z\d])(?:${source})`, 'iu');

const begun =
  (rest: string) =>
  (of: string, ...near: readonly string[]): Shape => ({
    of,
    near,
    shape: bounded(
      `(?:${near.map((each) => each.replaceAll('.', String.raw`\.`)).join('|')})${rest}`,
    ),
  });

const word = begun(String.raw`[\w.+/=-]{8}`);
const long = begun(String.raw`[\w-]{16}`);
const hex = begun(String.raw`[\da-f]{16}`);

const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-`;
const uuid = begun(UUID);

const shaped = (of: string, near: readonly string[], shape: RegExp): Shape => ({ of, near, shape });

/**
 * Tokens and keys by issuer, as gitleaks and GitHub's secret scanning know them. A shape is only
 * as long as needed to recognise it. Each repeat is bounded, so that a search takes linear time.
 */
export const FORMS: readonly Shape[] = [
  shaped('keys in PEM', ['-----begin'], /-----BEGIN/iu),
  shaped(
    'keys in PEM without dashes',
    ['private'],
    /(?:begin|end)[ _-]{1,3}(?:[a-z\d]{2,9}[ _-]){0,2}private[ _-]key|private[ _-]key ?--/iu,
  ),
  shaped(
    'keys in Base64',
    ['mii', 'b3blbnnzac1rzxk', 'ls0tls1crudjti'],
    /(?<![a-z\d+/])(?:MII[a-z\d+/]{20}|b3BlbnNzaC1rZXk|LS0tLS1CRUdJTi)/iu,
  ),
  shaped('PuTTY', ['putty-user-key', 'private-lines'], /putty-user-key-file|private-lines:/iu),
  shaped(
    'SSH',
    ['ssh-', 'ecdsa-'],
    /(?:ssh-(?:rsa|dss|ed25519)\s|ecdsa-sha2-|sk-(?:ssh|ecdsa)-)/iu,
  ),
  shaped('age', ['age-secret-key'], /age-secret-key-1/iu),
  shaped(
    'hashes of passwords',
    ['$', '{s'],
    /\$(?:1|2[abxy]|5|6|7|y|apr1|argon2[a-z]{1,2}|pbkdf2[a-z\d-]{0,8}|sha1)\$[\w./$=,]{3}|\{S?SHA\d{0,3}\}/iu,
  ),
  shaped(
    'backup codes',
    ['-'],
    /(?<![\w-])(?=[\d-]{0,18}[a-f])(?=[a-f-]{0,18}\d)(?:[\da-f]{4}-){3}[\da-f]{4}(?![\w-])/iu,
  ),
  shaped('licences', ['-'], /(?<![\w-])(?=[A-Z-]{0,40}\d)(?:[A-Z\d]{5}-){3,5}[A-Z\d]{5}(?![\w-])/u),
  shaped('Ansible', ['$ansible'], /\$ANSIBLE_VAULT/iu),
  shaped('one-time codes', ['otpauth'], /otpauth(?:-migration)?:/iu),
  shaped('JSON web tokens', ['eyj'], /(?<![A-Za-z\d])eyJ[\w-]{8}/u),
  // RFC 3986 §3.2.1: a password, and in web addresses also a name alone.
  shaped('addresses with a password', ['://'], /:\/\/[^\s/?#:@]{0,100}:[^\s/?#@]{1,100}@/u),
  shaped('addresses with a token', ['://'], /https?:\/\/(?!git@)[^\s/?#:@]{1,200}@/iu),
  shaped("Oracle's addresses", ['oracle:'], /oracle:[a-z]{3,6}:[^\s/@]{1,40}\/[^\s@]{1,60}@/iu),
  shaped(
    'passwords before a host',
    ['@'],
    /(?<![\w.+/-])(?!(?:mailto|e-?mail|contact|to|from|cc|by|owner|author|support|admin|user|xmpp|sip):)[\w.+-]{1,40}:[^\s:/@]{1,40}@[a-z\d]/iu,
  ),
  shaped('temporary links', ['temp_url_'], /temp_url_/iu),
  shaped(
    'signed links',
    ['-signature', '-credential', '-security-token'],
    /x-(?:amz|goog|ms|oss)-(?:signature|credential|security-token)/iu,
  ),
  shaped(
    "AWS's key ids",
    ['a3t', 'akia', 'asia', 'abia', 'acca'],
    bounded(
      String.raw`(?:a3t[a-z\d]|akia|asia|abia|acca)(?=[a-z]{0,15}[2-7])[a-z2-7]{16}(?![a-z\d])`,
    ),
  ),
  shaped(
    "AWS's key ids, as it writes them",
    ['a3t', 'akia', 'asia', 'abia', 'acca'],
    /(?<![A-Za-z\d])(?:A3T[A-Z\d]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z\d])/u,
  ),
  shaped('Azure', ['q~'], /[\w~.]{3}\dQ~[\w~.-]{20}/iu),
  shaped(
    'GitLab',
    ['gl', 'gr1348941'],
    bounded(
      String.raw`gl(?:pat|dt|rtr?|ft|ptt|soat|agent|imt|cbt|oas|ffct|wt)-[\w-]{12}|GR1348941[\w-]{12}`,
    ),
  ),
  shaped('Okta', ['ssws '], bounded(String.raw`ssws [\w-]{16}`)),
  shaped('OpenAI', ['sk-'], bounded(String.raw`sk-[a-z\d]{20}`)),
  shaped("Slack's bots", ['xapp-'], bounded(String.raw`xapp-\d-`)),
  shaped(
    'hooks',
    ['webhook', 'hooks.slack.com'],
    /hooks\.slack\.com\/|webhook\.office\.com\/|outlook\.office\.com\/webhook|discord(?:app)?\.com\/api\/webhooks\//iu,
  ),
  shaped('Telegram', [':a'], /(?<!\d)\d{8,10}:A[\w-]{30}/iu),
  shaped('Twilio', ['ac', 'sk'], bounded(String.raw`(?:AC|SK)[\da-f]{32}`)),
  shaped('1Password', ['a3-'], bounded(String.raw`A3-[A-Z\d]{6}-[A-Z\d]{5}`)),
  shaped('Checkout', ['_sbox_'], bounded(String.raw`[ps]k_sbox_[a-z\d]{16}`)),
  shaped('HubSpot', ['pat-'], bounded(String.raw`pat-[a-z]{2}\d-${UUID}`)),
  // Its new keys for ingestion are recognised by their end.
  shaped('New Relic by its end', ['nral'], /[a-z\d]{16}NRAL(?![a-z\d])/iu),
  shaped(
    'Sidekiq',
    ['bundle_', 'contribsys'],
    /(?:bundle_|contribsys)[\w.]{0,60}\W{1,8}[\da-f]{8}:[\da-f]{8}/iu,
  ),
  uuid("Checkout's keys", 'sk_', 'pk_'),
  uuid('LaunchDarkly', 'api-', 'mob-', 'sdk-'),
  uuid('Plaid', 'access-sandbox-', 'access-development-', 'access-production-'),
  hex('Databricks', 'dapi'),
  hex('DigitalOcean', 'dop_v1_', 'doo_v1_', 'dor_v1_', 'dot_v1_'),
  hex('Shopify', 'shpat_', 'shpca_', 'shppa_', 'shpss_'),
  hex('Supabase', 'sbp_'),
  long('Alibaba', 'ltai'),
  long('Atlassian', 'atatt3', 'atctt3', 'atbb'),
  long('AWS Bedrock', 'absk', 'bedrock-api-key-'),
  long('Fernet', 'gaaaaa'),
  long('Fly', 'fo1_', 'fm1a_', 'fm1r_', 'fm2_'),
  long('GitHub', 'ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'),
  long('Google', 'aiza', 'gocspx-', 'ya29.'),
  long('Grafana', 'glsa_', 'glc_'),
  long('Heroku', 'hrku-'),
  long('Hugging Face', 'hf_', 'api_org_'),
  long('Linear', 'lin_api_', 'lin_oauth_'),
  long('New Relic', 'nrak-', 'nrii-', 'nral-'),
  long('Notion', 'ntn_', 'secret_'),
  long('npm', 'npm_'),
  long('PlanetScale', 'pscale_'),
  long('Postman', 'pmak-'),
  long('PyPI', 'pypi-'),
  long('RubyGems', 'rubygems_'),
  long('Terraform', '.atlasv1.'),
  long('Vault', 'hvb.', 'hvr.', 'hvs.'),
  word('Anthropic', 'sk-ant-', 'sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-or-'),
  word('Aiven', 'avns_'),
  word('Cloudflare', 'v1.0-'),
  word('Docker', 'dckr_pat_', 'dckr_oat_', 'dckr_'),
  word('Doppler', 'dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'),
  word('Dynatrace', 'dt0c01.'),
  word('Figma, Flutterwave, Brevo', 'figd_', 'flwseck', 'xkeysib-'),
  word('Mapbox', 'pk.eyj', 'sk.eyj'),
  word(
    'others',
    'cfpat-',
    'ezak',
    'eztk',
    'rdme_',
    'sntryu_',
    'sntrys_',
    'tfp_',
    'ccipat_',
    'swmtkn-1-',
  ),
  word('SendGrid', 'sg.'),
  word('Slack', 'xoxa-', 'xoxb-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xoxe.'),
  word('Square', 'sq0atp-', 'sq0csp-', 'sq0idp-'),
  word(
    'Stripe',
    ...['sk', 'rk', 'pk'].flatMap((kind) => ['live', 'test', 'prod'].map((of) => `${kind}_${of}_`)),
  ),
  word("Stripe's hooks", 'whsec_'),
  word('Tailscale', 'tskey-'),
];
