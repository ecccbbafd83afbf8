import { isPort } from '@/lib/network';
import { checkedForm, type Problems } from '@/model/problems';
import type { CloudIpRecord } from '@/model/records/network';

export interface TranslatorRow {
  incoming: string;
  outgoing: string;
  protocol: string;
}

export interface TranslatorsForm {
  rows: TranslatorRow[];
}

export const TRANSLATOR_PROTOCOLS = ['tcp', 'udp'] as const;

export const EMPTY_TRANSLATOR: TranslatorRow = { incoming: '', outgoing: '', protocol: 'tcp' };

const isBlank = ({ incoming, outgoing }: TranslatorRow) => `${incoming}${outgoing}`.trim() === '';

/** Filled rows; a single row may be blank (docs/product/cloud-ips.md#translator-rows). */
function filled(rows: readonly TranslatorRow[]): readonly TranslatorRow[] {
  return rows.length === 1 ? rows.filter((row) => !isBlank(row)) : rows;
}

function rowProblems(
  row: TranslatorRow,
  others: readonly TranslatorRow[],
): Problems<TranslatorRow> {
  const isTwice = others.some(({ incoming }) => Number(incoming) === Number(row.incoming));
  return {
    incoming: !isPort(row.incoming)
      ? 'Please enter valid "in" port.'
      : isTwice
        ? 'Please use unique "in" ports.'
        : undefined,
    outgoing: isPort(row.outgoing) ? undefined : 'Please enter valid "out" port.',
    protocol: TRANSLATOR_PROTOCOLS.some((word) => word === row.protocol)
      ? undefined
      : 'Please select protocol.',
  };
}

/**
 * Validates the rows (docs/product/cloud-ips.md#translator-ports). The texts about unique ports and
 * the protocol are those of listeners.
 */
export function translatorProblems({ rows }: TranslatorsForm): Problems<TranslatorsForm> {
  const all = filled(rows);
  return {
    rows: all.map((row, index) => rowProblems(row, all.slice(0, index))),
  };
}

export const translatorsSchema = checkedForm(translatorProblems);

export function translatorsForm({
  port_translators: known,
}: CloudIpRecord): TranslatorsForm | undefined {
  if (known === undefined) return undefined;
  const rows = known.map(({ incoming, outgoing, protocol }) => ({
    incoming: String(incoming),
    outgoing: String(outgoing),
    protocol,
  }));
  return { rows: rows.length === 0 ? [EMPTY_TRANSLATOR] : rows };
}

export function wireTranslators({ rows }: TranslatorsForm) {
  return filled(rows).map(({ incoming, outgoing, protocol }) => ({
    incoming: Number(incoming),
    outgoing: Number(outgoing),
    protocol,
  }));
}
