import type { OrbitCall } from '@/model/call';
import { saveHeadersCall } from '@/model/container/calls';
import { CONTAINER_HEADERS } from '@/model/container/headers';
import { metadataHeaders } from '@/model/orbit/values';
import type { Problems } from '@/model/problems';

/** A note on a container: `X-Container-Meta-{name}`. */
export interface Label {
  readonly name: string;
  readonly value: string;
}

export interface LabelsForm {
  readonly rows: readonly Label[];
}

type Labels = Readonly<Record<string, string>>;

const PREFIX = 'X-Container-Meta-';
/** Swift's, in characters of a name and bytes of a value. */
const LONGEST = { name: 128, value: 256 };

/** Names that are settings of their own, keys of links among them. */
const SETTINGS: ReadonlySet<string> = new Set(
  Object.values(CONTAINER_HEADERS).map((header) => header.slice(PREFIX.length).toLowerCase()),
);

export const NO_LABEL: Label = { name: '', value: '' };

/** At least one row is shown. */
export function labelsForm(labels: Labels): LabelsForm {
  const rows = Object.entries(labels).map(([name, value]) => ({ name, value }));
  return { rows: rows.length === 0 ? [NO_LABEL] : rows };
}

/** A row with nothing in it stands for none. */
const isNone = ({ name, value }: Label): boolean => name === '' && value === '';

const tidy = ({ name, value }: Label): Label => ({
  name: name.trim().toLowerCase(),
  value: value.trim(),
});

/** A token (RFC 9110 §5.6.2) but for the underscore, in whose place Swift's server puts a hyphen. */
const NAME = /^[!#$%&'*+.^`|~a-z\d-]+$/u;

function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Please enter a name';
  if (!NAME.test(name)) return 'Please use letters, digits and hyphens';
  if (name.length > LONGEST.name) return `At most ${String(LONGEST.name)} characters`;
  if (SETTINGS.has(name)) return 'This is a setting of its own';
  return others.includes(name) ? 'This name is there already' : undefined;
}

function valueProblem(value: string): string | undefined {
  // A header without a value clears it.
  if (value === '') return 'Please enter a value';
  if (/\p{Cc}|\p{Surrogate}/u.test(value)) return 'Please enter one line of text';
  const { length } = new TextEncoder().encode(value);
  return length > LONGEST.value ? `At most ${String(LONGEST.value)} bytes` : undefined;
}

export function labelsProblems({ rows }: LabelsForm): Problems<LabelsForm> {
  const labels = rows.map(tidy);
  const names = labels.map(({ name }) => name);
  return {
    rows: labels.map((label, index) =>
      isNone(label)
        ? {}
        : {
            name: nameProblem(label.name, names.slice(0, index)),
            value: valueProblem(label.value),
          },
    ),
  };
}

/** Saves what a form changed; notes that another window made meanwhile stay. */
export function saveLabelsCall(id: string, { rows }: LabelsForm, before: Labels): OrbitCall {
  const labels = rows.map(tidy).filter((label) => !isNone(label));
  const now = new Map(labels.map(({ name, value }) => [name, value]));
  const changed = [...now].filter(([name, value]) => before[name] !== value);
  const gone = Object.keys(before).filter((name) => !now.has(name));
  const changes = [...changed, ...gone.map((name) => [name, null] as const)];
  return saveHeadersCall(
    id,
    metadataHeaders(changes.map(([name, value]) => [`${PREFIX}${name}`, value])),
  );
}
