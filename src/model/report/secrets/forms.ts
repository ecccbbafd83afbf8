/** No letter or digit stands before. */
const START = String.raw`(?<![a-z\d])`;

const form = (source: string): RegExp => new RegExp(source, 'iu');
const token = (source: string): RegExp => form(START + source);

/**
 * How what lets in begins, by who makes it; as gitleaks and GitHub's secret scanning know it. Each is only as long as
 * it has to be to be known, and repeats a number of times that is told: so no search ever takes long.
 */
export const FORMS: readonly (readonly [of: string, shape: RegExp])[] = [
  ['keys in PEM', /-----BEGIN/iu],
  [
    'keys in PEM without dashes',
    /(?:begin|end)[ _-]{1,3}(?:[a-z\d]{2,9}[ _-]){0,2}private[ _-]key/iu,
  ],
  [
    'keys in Base64',
    form(String.raw`(?<![a-z\d+/])(?:MII[a-z\d+/]{20}|b3BlbnNzaC1rZXk|LS0tLS1CRUdJTi)`),
  ],
  ['PuTTY', /putty-user-key-file|private-lines:/iu],
  ['SSH', /\bssh-(?:rsa|dss|ed25519)\s|\becdsa-sha2-|\bsk-(?:ssh|ecdsa)-/iu],
  ['age', /age-secret-key-1/iu],
  ['one-time codes', /\botpauth(?:-migration)?:/iu],
  ['JSON web tokens', /(?<![A-Za-z\d])eyJ[\w-]{8}/u],
  // RFC 3986 §3.2.1: a password, and of the web a name alone.
  ['addresses with a password', /:\/\/[^\s/?#:@]{0,100}:[^\s/?#@]{1,100}@/u],
  ['addresses with a token', /https?:\/\/(?!git@)[^\s/?#:@]{1,200}@/iu],
  ["Oracle's addresses", /oracle:[a-z]{3,6}:[^\s/@]{1,40}\/[^\s@]{1,60}@/iu],
  ['temporary links', /temp_url_/iu],
  ['signed links', /x-(?:amz|goog|ms|oss)-(?:signature|credential|security-token)/iu],
  [
    "AWS's key ids",
    token(
      String.raw`(?:a3t[a-z\d]|akia|asia|abia|acca)(?=[a-z]{0,15}[2-7])[a-z2-7]{16}(?![a-z\d])`,
    ),
  ],
  [
    "AWS's key ids, written by it",
    /(?<![A-Za-z\d])(?:A3T[A-Z\d]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z\d])/u,
  ],
  ['AWS Bedrock', token('(?:ABSK[a-z\\d+/]{20}|bedrock-api-key-)')],
  ['Alibaba', token('LTAI[a-z\\d]{16}')],
  ['Anthropic, OpenAI', token(String.raw`sk-(?:ant|proj|svcacct|admin|or)-|sk-[a-z\d]{20}`)],
  ['Atlassian', token(String.raw`(?:ATATT3|ATCTT3|ATBB)[\w-]{16}`)],
  ['Azure', form(String.raw`[\w~.]{3}\dQ~[\w~.-]{20}`)],
  ['Cloudflare', token(String.raw`v1\.0-[\da-f]{12}`)],
  ['Databricks', token(String.raw`dapi[\da-f]{16}`)],
  ['DigitalOcean', token(String.raw`do[oprt]_v1_[\da-f]{16}`)],
  ['Discord', /discord(?:app)?\.com\/api\/webhooks\//iu],
  ['Docker', token(String.raw`dckr_[a-z]{3}_[\w-]{10}`)],
  ['Doppler', token(String.raw`dp\.[a-z]{2,5}\.[a-z\d]{16}`)],
  ['Fly', token('(?:fo1|fm1[ar]|fm2)_[\\w-]{16}')],
  ['GitHub', token(String.raw`gh[pousr]_[a-z\d]{16}|github_pat_\w{12}`)],
  [
    'GitLab',
    token(
      String.raw`gl(?:pat|dt|rt|rtr|ft|ptt|soat|agent|imt|cbt|oas|ffct|wt)-[\w-]{12}|GR1348941[\w-]{12}`,
    ),
  ],
  ['Google', token(String.raw`AIza[\w-]{20}|GOCSPX-[\w-]{10}|ya29\.[\w-]{10}`)],
  ['Grafana', token(String.raw`gl(?:sa|c)_[a-z\d]{16}`)],
  ['Heroku', token(String.raw`HRKU-[\w-]{16}`)],
  ['Hugging Face', token(String.raw`hf_[a-z]{16}|api_org_[a-z]{16}`)],
  ['Linear', token(String.raw`lin_(?:api|oauth)_[a-z\d]{16}`)],
  ['Mailchimp', form(String.raw`[\da-f]{32}-us\d`)],
  ['Mapbox', token(String.raw`[ps]k\.eyJ[\w-]{8}`)],
  ['New Relic', token(String.raw`NR(?:AK|II|AL)-[a-z\d]{16}`)],
  ['Notion', token(String.raw`(?:ntn|secret)_[a-z\d]{24}`)],
  ['npm', token(String.raw`npm_[a-z\d]{16}`)],
  ['Okta', token(String.raw`ssws [\w-]{16}`)],
  ['PlanetScale', token(String.raw`pscale_[a-z]{2,5}_[\w.-]{16}`)],
  ['Postman', token(String.raw`PMAK-[a-z\d-]{16}`)],
  ['PyPI', token(String.raw`pypi-[\w-]{16}`)],
  ['RubyGems', token(String.raw`rubygems_[a-z\d]{16}`)],
  ['SendGrid', token(String.raw`SG\.[\w-]{12}`)],
  ['Shopify', token(String.raw`shp(?:at|ca|pa|ss)_[\da-f]{16}`)],
  ['Slack', token(String.raw`xox[abeoprs](?:\.xox[bp])?-[a-z\d-]{8}|xapp-\d-`)],
  ["Slack's hooks", /hooks\.slack\.com\/|webhook\.office\.com\/|outlook\.office\.com\/webhook/iu],
  ['Square', token(String.raw`sq0[a-z]{3}-[\w-]{12}`)],
  ['Stripe', token(String.raw`[psr]k_(?:live|test|prod)_[a-z\d]{8}|whsec_[\w+/]{8}`)],
  ['Supabase', token(String.raw`sbp_[\da-f]{16}`)],
  ['Tailscale', token(String.raw`tskey-[a-z]{2,8}-[a-z\d]{8}`)],
  ['Telegram', form(String.raw`(?<!\d)\d{8,10}:[\w-]{30}`)],
  ['Terraform', form(String.raw`\.atlasv1\.[\w-]{16}`)],
  ['Twilio', token(String.raw`(?:AC|SK)[\da-f]{32}`)],
  ['Vault', token(String.raw`hv[bsr]\.[\w-]{16}`)],
  [
    'others',
    token(
      String.raw`(?:figd_|FLWSECK|xkeysib-|SWMTKN-1-|CFPAT-|EZ[AT]K|pul-[\da-f]{16}|rdme_|scp_|sntry[su]_|tfp_|dt0c01\.|dnkey-|CCIPAT_|NMK-)[\w-]{8}`,
    ),
  ],
];
