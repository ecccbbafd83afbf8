import * as v from 'valibot';

/** An item that a provider found (docs/wire.md#search-query). Callers check where it leads. */
export interface AnsweredItem {
  /** One of resource, text, container, docs or na; any other word may come. */
  readonly type: string;
  readonly id: string | undefined;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly url: string | undefined;
}

export interface AnsweredGroup {
  readonly title: string;
  readonly items: readonly AnsweredItem[];
}

const optional = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

const item = v.object({
  type: v.string(),
  id: optional,
  title: v.pipe(v.string(), v.nonEmpty()),
  subtitle: optional,
  url: optional,
});

const group = v.object({ title: v.pipe(v.string(), v.nonEmpty()), items: v.array(v.unknown()) });

function readable<T>(schema: v.GenericSchema<unknown, T>, given: readonly unknown[]): readonly T[] {
  return given.flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });
}

export function readSearchAnswer(answer: unknown): readonly AnsweredGroup[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return readable(group, answer)
    .map(({ title, items }) => ({
      title,
      items: readable(item, items).map(({ type, id, title: name, subtitle, url }) => ({
        type,
        id,
        title: name,
        subtitle,
        url,
      })),
    }))
    .filter(({ items }) => items.length > 0);
}
