import { describe, expect, test } from 'vitest';
import { readSources } from './architecture/read-sources';
import { textsOf } from './architecture/texts';

/** The specification's own words, which stay as they are, each with its section. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'Account Limits': 'spec 1 §2',
  'Account Settings': 'spec 1 §2',
  'API Access': 'spec 1 §2',
  'All Cloud Servers': 'spec 1 §2',
  'All Server Images': 'spec 1 §2',
  'Attach Volume Failed': 'spec 2 §8',
  'Automatic Resize Failed': 'spec 2 §8',
  'Continue Account Sign-up': 'spec 1 §2',
  'Create Cloud Server': 'spec 2 §2',
  'Error accessing Events, please check your network connection': 'spec 1 §2',
  'Force Plain Text': 'spec 2 §5',
  'Invite a User': 'spec 1 §2',
  'My Server Images': 'spec 1 §2',
  'New password': 'spec 1 §5',
  'Official Server Images': 'spec 1 §2',
  'Terms & Conditions': 'spec 1 §5',
  'Use Existing Container': 'spec 3 §5',
  'User Settings': 'spec 1 §2',
  'Volume Attached': 'spec 2 §4',
  // As 'All Cloud Servers'.
  'All Load Balancers': 'spec 1 §2',
  'All Server Groups': 'spec 1 §2',
  'All Volumes': 'spec 1 §2',
};

/** The product's names for its things, and names of others. */
const NAMES =
  /\b(API Clients?|Block Storage|Chrome|Cloud (Servers?|IPs?|SQL( Servers?| Snapshots?)?)|Container Repositor(y|ies)|Database Types?|Docker Registry|Edge|Enter|Firewall (Polic(y|ies)|Rules?)|IP Address(es)?|Load Balancers?|Local SSD|MiB|MySQL|OAuth Applications?|OpenSSH|Orbit|PostgreSQL|Remote Desktop|Server (Groups?|Images?|Types?)|Stripe|Team Members?|Terms|Private IPv4|Bytes|IO|SSH|CSV|GB|IPv[46]|IOPS|Base64|Terraform|Windows)\b/gu;

/** Places whose texts people read, beside those of markup. */
const SPOKEN =
  /^(?:label|title|order|saveLabel|confirmLabel|cancelLabel|task|hint|placeholder|message|alt|aria-(?:label|description))$/u;

/** Texts that only look like sentences: keys, selectors, placements, settings of the platform. */
const NOT_READ =
  /^(?:Escape|Arrow(?:Down|Up|Left|Right)|main [\w[\]]+|(?:top|bottom|start|end) (?:top|bottom|start|end)|additions text|noopener noreferrer|billing [\w-]+|under way|held back|a larger volume|empty folder|create (?:account|application)|log out|logout sign|Windows licence|Cloud IP|curl -T FILE .*)$/u;

/** Markers of the old voice. */
const MARKERS =
  /\b(?:who(?:so)?ever|whatever|anew|meanwhile|in the place of|for good|is no|are no|knows no|takes no|cannot be told|so many|once more|besides|any more)\b/iu;

/** Words of ours for which people have others. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:logout|signout)\b/iu, 'Log out'],
  [/\bshutdown\b(?! signal)/iu, 'Shut down'],
  [/\bhealthchecks?\b/iu, 'Health check'],
  [/\bIds?\b/u, 'ID'],
  [/\bdirector(?:y|ies)\b/iu, 'Folder'],
  [/\blast changed\b/iu, 'Last modified'],
  [/\brecords?\b/iu, 'resource'],
  [/\bverbs?\b/iu, 'action'],
  [/\breleases?\b/iu, 'version'],
];

const sources = Object.entries(readSources(['src']));
const isWords = (file: string) => /\/words\.tsx?$/u.test(file);

/** Words that a report may show: a list, not what anybody reads. */
const DICTIONARY = 'src/model/report/known-sentences.ts';

const texts = sources
  .filter(([file]) => /\.tsx?$/u.test(file) && file !== DICTIONARY)
  .flatMap(([file, source]) => textsOf(file, source).map((text) => ({ ...text, file })))
  .map(({ pieces, ...text }) => ({ ...text, words: pieces.join(' … ').trim() }))
  .filter(({ words }) => /[A-Za-z]{2}/u.test(words));

/** Texts that people read: in files of words, and the labels of tables. */
const shown = texts.filter(({ file, place }) => isWords(file) || SPOKEN.test(place));
const ours = shown.filter(({ words }) => !Object.hasOwn(SPECIFIED, words) && !NOT_READ.test(words));

/** Without names, and with each sentence's own first letter in lower case. */
const unnamed = (words: string): string =>
  words
    .replaceAll(NAMES, 'x')
    .replaceAll(/(?<=[.?!…:·] {1,2})[A-Z]/gu, (letter) => letter.toLowerCase());

const isSentence = (words: string) => /[A-Za-z’')] [A-Za-z(‘]/u.test(words);
const at = ({ file, line, words }: (typeof texts)[number]) => `${file}:${String(line)} ${words}`;

/** Tables of titles, which are loaded first. */
const TITLES = /(?:routes?|-route|\/tabs)\.ts$/u;

/** Folders of screens and of their parts. Elsewhere texts stand in tables. */
const DRAWN = /^src\/(?:screens|components|ui|app)\//u;

describe('what people read', () => {
  test('stands in a file of words for each area, and nowhere else beside the tables', () => {
    const astray = texts.filter(
      ({ file, words, place, isMarkup }) =>
        DRAWN.test(file) &&
        !isWords(file) &&
        !TITLES.test(file) &&
        !NOT_READ.test(words) &&
        (isMarkup || SPOKEN.test(place) || isSentence(words)),
    );
    expect(astray.map(at)).toEqual([]);
  });

  test('is much, so that it is truly found', () => {
    expect(shown.length).toBeGreaterThan(2000);
  });

  test('has no mark of the old voice', () => {
    const marked = texts.filter(({ words }) => MARKERS.test(words));
    expect(marked.map(at)).toEqual([]);
  });

  test('stands in sentence case', () => {
    const capital = / [A-Z][a-z]/u;
    const wrong = ours.filter(({ words }) => capital.test(unnamed(words)));
    expect(wrong.map(at)).toEqual([]);
  });

  test('has one word for a thing', () => {
    const wrong = ours.flatMap((text) =>
      OTHERS.filter(([other]) => other.test(text.words)).map(([, word]) => `${at(text)} > ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has one verb for making things: Create', () => {
    const wrong = ours.filter(({ words }) =>
      /^(?:New|Build|Make an?) (?!version|limit|password)[a-z]+$/u.test(words),
    );
    expect(wrong.map(at)).toEqual([]);
  });

  test('has every exception still', () => {
    const all = sources.map(([, text]) => text).join('\n');
    expect(Object.keys(SPECIFIED).filter((words) => !all.includes(words))).toEqual([]);
  });
});
