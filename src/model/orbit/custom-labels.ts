import type { Problems } from '@/model/problems';

/** Label of a container, `X-Container-Meta-{name}`, or of an object. */
export interface Label {
  readonly name: string;
  readonly value: string;
}

export interface LabelsForm {
  readonly rows: readonly Label[];
}

export type Labels = Readonly<Record<string, string>>;

/** Swift's limits, in characters of a name and bytes of a value. */
const LONGEST = { name: 128, value: 256 };

export const NO_LABEL: Label = { name: '', value: '' };

export function labelsForm(labels: Labels): LabelsForm {
  const rows = Object.entries(labels).map(([name, value]) => ({ name, value }));
  return { rows: rows.length === 0 ? [NO_LABEL] : rows };
}

const isNone = ({ name, value }: Label): boolean => name === '' && value === '';

const tidy = ({ name, value }: Label): Label => ({
  name: name.trim().toLowerCase(),
  value: value.trim(),
});

/** A token (RFC 9110 §5.6.2) without underscores, which Swift's server replaces with hyphens. */
const NAME = /^[!#$%&'*+.^`|~a-z\d-]+$/u;

function nameProblem(
  name: string,
  others: readonly string[],
  settings: ReadonlySet<string>,
): string | undefined {
  if (name === '') return 'Please enter a name';
  if (!NAME.test(name)) return 'Please use letters, digits and hyphens';
  if (name.length > LONGEST.name) return `At most ${String(LONGEST.name)} characters`;
  if (settings.has(name)) return 'This name is reserved for a setting';
  return others.includes(name) ? 'This name is already used' : undefined;
}

function valueProblem(value: string): string | undefined {
  // A header without a value clears it.
  if (value === '') return 'Please enter a value';
  if (/\p{Cc}|\p{Surrogate}/u.test(value)) return 'Please enter one line of text';
  const { length } = new TextEncoder().encode(value);
  return length > LONGEST.value ? `At most ${String(LONGEST.value)} bytes` : undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** @param settings names that are settings of their own, in lower case */
export function labelsProblems(
  { rows }: LabelsForm,
  settings: ReadonlySet<string> = NONE,
): Problems<LabelsForm> {
  const labels = rows.map(tidy);
  const names = labels.map(({ name }) => name);
  return {
    rows: labels.map((label, index) =>
      isNone(label)
        ? {}
        : {
            name: nameProblem(label.name, names.slice(0, index), settings),
            value: valueProblem(label.value),
          },
    ),
  };
}

export function labelsOf({ rows }: LabelsForm): Labels {
  const labels = rows.map(tidy).filter((label) => !isNone(label));
  return Object.fromEntries(labels.map(({ name, value }) => [name, value]));
}
