import type { ReportEntry, ReportFile } from '@/wire/report';

/** Range of bytes in the file, so that a part can be shown as it will be saved. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type WithoutAnswer<Entry> = Entry extends unknown ? Omit<Entry, 'answer'> : never;

export type Line = Span & { readonly entry: WithoutAnswer<ReportEntry> };

export interface MadeReport extends Pick<
  ReportFile,
  'began' | 'made' | 'since' | 'isPlain' | 'dropped'
> {
  readonly file: Blob;
  readonly lines: readonly Line[];
  readonly records: readonly (Span & { readonly kind: string; readonly count: number })[];
  readonly about: string;
}

function head(entry: ReportEntry): WithoutAnswer<ReportEntry> {
  if (entry.type !== 'call') return entry;
  const { answer, ...rest } = entry;
  return answer === undefined ? entry : rest;
}

export function writeReport({ timeline, records, ...rest }: ReportFile): MadeReport {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  function write(text: string): Span {
    const part = encoder.encode(text);
    const from = length;
    parts.push(part);
    length += part.length;
    return { from, to: length };
  }
  const last = <T>(at: number, all: readonly T[]): string => (at + 1 < all.length ? ',\n' : '\n');

  write(`${JSON.stringify(rest).slice(0, -1)},\n"timeline":[\n`);
  const lines = timeline.map((entry, at): Line => {
    const span = write(JSON.stringify(entry));
    write(last(at, timeline));
    return { ...span, entry: head(entry) };
  });
  write('],\n"records":{\n');
  const kinds = Object.entries(records);
  const kept = kinds.map(([kind, rows], at) => {
    write(`${JSON.stringify(kind)}:`);
    const span = write(JSON.stringify(rows));
    write(last(at, kinds));
    return { ...span, kind, count: rows.length };
  });
  write('}}\n');
  const { began, made, since, isPlain, dropped } = rest;
  return {
    file: new Blob(parts, { type: 'application/json' }),
    lines,
    records: kept,
    about: JSON.stringify(rest, undefined, 2),
    began,
    made,
    ...(since && { since }),
    isPlain,
    dropped,
  };
}
