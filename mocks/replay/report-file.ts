import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { isPanelRoute } from '@mocks/replay/panel-route';
import { ownEntry } from '../own-entry';

/** Result of reading a file: a report and its number of unreadable entries, or why it is none. */
export type ReadFile =
  | { readonly report: ReportFile; readonly unreadable: number }
  | { readonly wrong: string };

/** Newest version of the form that can be read. */
const VERSION = 1;

/** Limit in characters: far more than the recorder's 4 MiB can hold. */
const LARGEST = 64 * 1024 * 1024;

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** True for less than a year in ms: far longer than any report, and safe to add to a date. */
const isSpan = (value: unknown): boolean => isNumber(value) && Math.abs(value) < 365 * 86_400_000;

/** 0 without an answer. No redirections, which lead elsewhere; browsers reject any above 599. */
const isStatus = (value: unknown): boolean =>
  value === 0 || (Number.isInteger(value) && /^[245]\d\d$/u.test(String(value)));

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isFields = (value: unknown): boolean => isObject(value);
const isTold = (value: unknown): boolean => isObject(value) && Object.values(value).every(isText);

/** Checks of an entry's fields before it is used; those in `may` are optional. */
interface Form {
  readonly must: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly may?: Readonly<Record<string, (value: unknown) => boolean>>;
}

const FAILURES: ReadonlySet<unknown> = new Set<ReportedCall['failure']>([
  'network',
  'unsent',
  'cancelled',
  'not-json',
  'markup',
]);

const WITHHELD: ReadonlySet<unknown> = new Set<ReportedCall['withheld']>([
  'secret',
  'unclassified',
  'room',
]);

const FORMS: Readonly<Record<ReportEntry['type'], Form>> = {
  call: {
    must: { api: isText, method: isText, path: isText, status: isStatus },
    may: {
      took: isSpan,
      query: isTold,
      operation: isText,
      variables: isFields,
      requestId: isText,
      failure: (value) => FAILURES.has(value),
      headers: isTold,
      sameAs: isNumber,
      withheld: (value) => WITHHELD.has(value),
    },
  },
  route: { must: { path: (value) => isText(value) && isPanelRoute(value) } },
  action: {
    must: { what: isText, name: isText },
    may: { kind: isText, ids: isTexts, state: isText },
  },
  connection: { must: { network: isText, stream: isText, session: isText } },
  defect: { must: { name: isText, stack: isTexts } },
};

function isOf(entry: Fields, { must, may = {} }: Form): boolean {
  return (
    Object.entries(must).every(([name, is]) => is(ownEntry(entry, name))) &&
    Object.entries(may).every(([name, is]) => {
      const value = ownEntry(entry, name);
      return value === undefined || is(value);
    })
  );
}

const isEntry = (entry: unknown): boolean =>
  isObject(entry) &&
  isSpan(entry['at']) &&
  isText(entry['type']) &&
  Object.hasOwn(FORMS, entry['type']) &&
  isOf(entry, FORMS[entry['type'] as ReportEntry['type']]);

/** Fills in an answer that equals an earlier one: a report has it only there. */
function withAnswer(entry: ReportEntry, timeline: ReportFile['timeline']): ReportEntry {
  if (!isEntry(entry) || entry.type !== 'call' || entry.sameAs === undefined) return entry;
  const first = timeline[entry.sameAs];
  const isThere = isEntry(first) && first?.type === 'call' && first.answer !== undefined;
  return isThere ? { ...entry, answer: first.answer } : { ...entry, withheld: 'room' };
}

/** True for a date with a year of four digits: the range of dates ends soon after those. */
const isDate = (value: unknown): boolean =>
  isText(value) && /^\d{4}-/u.test(value) && !Number.isNaN(Date.parse(value));

const isSince = (value: unknown): boolean =>
  isObject(value) && isDate(value['at']) && (value['why'] === 'load' || value['why'] === 'loss');

const isWhole = ({ made, began, timeline, records, browser }: Fields): boolean =>
  isDate(made) &&
  isDate(began) &&
  Array.isArray(timeline) &&
  isObject(browser) &&
  isObject(records) &&
  Object.values(records).every((rows) => Array.isArray(rows));

function parse(text: string): unknown {
  try {
    // A file saved by an editor may begin with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

/** Reads a file of "Report a problem". If it is none, `wrong` says why in a sentence. */
export function readReport(text: string): ReadFile {
  if (text.trim() === '') return { wrong: 'This file is empty' };
  if (text.length > LARGEST) return { wrong: 'This file is too large to be a report' };
  const file = parse(text);
  if (file === undefined) {
    return { wrong: 'This file is no report, or only a part of one: it cannot be read as JSON' };
  }
  if (!isObject(file) || file['format'] !== 'wheelhouse-report') {
    return { wrong: 'This file is no report of Wheelhouse' };
  }
  const { version, release } = file;
  if (isNumber(version) && version > VERSION) {
    const by = isText(release) ? ` by ${release}` : '';
    return {
      wrong: `This report was written${by} in form ${version}; only form ${VERSION} can be read here. A newer release can replay it`,
    };
  }
  if (version !== VERSION || !isWhole(file)) {
    return { wrong: 'This report is damaged: parts that every report has are missing' };
  }
  const { since, ...report } = file as unknown as ReportFile;
  const whole = report.timeline.map((entry) => withAnswer(entry, report.timeline));
  const timeline = whole.filter(isEntry).toSorted((a, b) => a.at - b.at);
  return {
    report: { ...report, ...(since !== undefined && isSince(since) && { since }), timeline },
    unreadable: whole.length - timeline.length,
  };
}
