import { ID_SHAPE } from './classes';

/**
 * Words of the provider's and Swift's messages (docs/wire.md#error-shapes). A sentence of these
 * alone names nobody; one with any other word may repeat what was sent.
 */
const WORDS: ReadonlySet<string> = new Set(
  `a ability above accept acceptable accepted access account accounts acme action actioned activate
  activated active add added address addresses after again agreed all allow allowed already also
  always amount an and another any api applied apply are as assertion at attach attached attachment
  attempts authenticate authenticated authentication authorisation authorised authorization
  authorize authorized available away back bad balance balancer balancers base be been before being
  belongs below between blank block body boot both browser buffer bulk but by caa can cannot
  capacity card certificate change changed characters check choose clean client clients close closed
  cloud code collaboration collaborations combined complete comply conflict conflicting connect
  console contact contain contained container containers contains content copy cores correct could
  country create credentials crontab current currently data database databases date day days
  decimals default delete deleted deletion denied deny deprecated description destination detach
  detached did different digest disabled disk dns do document does domain domains done due duplicate
  during e each either email empty enable enabled encoded encrypted encryption end endpoint engine
  enough enrolment entity entry erred error errors etag event events exceed exceeded exceeds exist
  existing exists expected expired expires factor failed failing failure failures false few file
  filesystem find firewall first for forbidden format formed found free frequent from full g gb get
  given gone grant greater group groups had has have header headers healthcheck history host
  hostname hourly hours how http https icmp id identifier if image images in inaccessible inactive
  incapable include included incoming incorrect input increase increased information instructions
  insufficient interface interfaces internal invalid invitation invitations invited ip ips ipv is
  issuance it its json key keys label labels large larger later least length less licence like
  likely limit limits line link list listener listeners load local location lock locked long longer
  lower made maintenance malformed manage manifest many map mapped mapping mask match matches max
  maximum may mb me meanwhile member members memory message met metadata method metrics min minimum
  minutes mismatch mismatching missing mode moment more most move moved multiple must my mysql name
  named names need needs network new newer next no node nodes non none not null number oauth object
  objects occurred of older on once one only open operation options or orbit other otherwise our out
  outgoing outside over own owner page part password past path payment pending per performing
  permanently permission permissions permitted please policies policy port ports postgresql
  precondition present presented prevents prior private problem process processing protocol provided
  proxy public quota ram range re reach reached read reason received recognise recognised record recorded
  redirect redirection refused registration reject rejected release remove removed renamed request
  requested requests require required requires resend reserved reset resize resized resolve resource
  resources response retention retry reverse revoked role rule rules running same satisfiable
  schedule scheduled schedules scopes secret security see sent serial server servers service session
  set shared short shortly should shrink since size sized slash slashes slo small smaller snapshot
  snapshots something source specified specify sql ssh ssl start started state states static status
  still stop stopped storage string subnet such suitable supplied supply support supported supports
  suspended swift system taken target tcp temporarily temporary terms than that the their there
  these they this those time timed timeout times tls to token tokens too total totp translator
  translators trial true try trying two type types udp unable unattached unauthenticated unauthorised unauthorized
  unavailable unchanged under unexpected unique units unknown unless unlock unlocked unmap unmapped
  unprocessable unrecognised unsupported until up update updated upgrade upgraded upload uri url
  usage use used user users using utf valid value values vat verification verified verify version
  versions volume volumes wait was we weekday when while whole will with within wrong yet you your
  yours yourself zone zones`.split(/\s+/u),
);

const ID = new RegExp(String.raw`(?<![\w.@/:-])${ID_SHAPE}(?![\w@/:-]|\.\w)`, 'gu');

const NUMBER = String.raw`(?:\d{1,5}|\d\.\d{1,2})(?:GB|MB)?(?![\w@/:-]|\.\w)`;

/** Numbers in limits. Any other may be a name, a card, a telephone, a date or an address. */
const BOUNDS = new RegExp(
  [
    String.raw`\bbetween ${NUMBER} and ${NUMBER}`,
    String.raw`\bfrom ${NUMBER} to ${NUMBER}`,
    String.raw`\b(?:(?:limit|maximum|minimum) (?:is|of)|above|below|exceeds?|least|most|than|within) ${NUMBER}`,
    String.raw`\bversion \d{1,2}\.\d{1,2}(?![\w@/:-]|\.\w)`,
    String.raw`\bbe ${NUMBER}(?= or (?:fewer|less|more)\b)`,
  ].join('|'),
  'gu',
);

export const isKnownCode = (text: string): boolean =>
  /^[a-z]+(?:_[a-z]+){0,9}$/iu.test(text) &&
  text.split('_').every((word) => WORDS.has(word.toLowerCase()));

const SHORT = /\b(?:can|isn|doesn|don|hasn|wasn|aren|couldn)['’]t\b/giu;

const LONGEST = 300;

/**
 * True if a message consists of the provider's own words, ids and limits. If a secret was sent, a
 * number may be it.
 */
export function isKnownSentence(text: string, isOfSecret = false): boolean {
  if (text.length > LONGEST) return false;
  const said = text.replace(SHORT, ' ').replace(ID, ' ');
  if (isOfSecret && /\d/u.test(said)) return false;
  const rest = said.replace(BOUNDS, ' ');
  // Any other character is part of something else, such as an address.
  if (!/^[A-Za-z\s.,:;()'’“”"/_-]*$/u.test(rest) || rest.includes('::')) return false;
  return Array.from(rest.toLowerCase().matchAll(/[a-z]+/gu)).every(([word]) => WORDS.has(word));
}
