import * as v from 'valibot';
import { isReadable, number } from '@/model/number';

export interface PaymentCard {
  readonly id?: string;
  readonly type?: string;
  readonly name?: string;
  /** Masked. */
  readonly number?: string;
  /** `yyyy-MM` */
  readonly expiresOn?: string;
  readonly unreadable?: readonly string[];
}

/** Sums are pounds, days `yyyy-MM-dd`. */
export interface Invoice {
  readonly id: string;
  readonly number?: string;
  readonly createdOn?: string;
  readonly dueOn?: string;
  readonly total?: number;
  readonly balance?: number;
  readonly status?: string;
  readonly downloadUrl?: string;
  readonly unreadable?: readonly string[];
}

export interface UsageItem {
  /** The resource's ID, or the provider's other name for it. */
  readonly name: string;
  readonly label: string | undefined;
  /** Hours, as billing is by the hour (docs/product/billing.md#usage-hours). */
  readonly amount: number | undefined;
  /** Pounds. */
  readonly price: number | undefined;
}

export interface UsageCategory {
  readonly name: string;
  readonly items: readonly UsageItem[] | undefined;
}

export interface Usage {
  /** Pounds. */
  readonly total: number | undefined;
  readonly categories: readonly UsageCategory[];
}

export interface Billing {
  /** Pounds; above 0 is owed, below is credit. */
  readonly balance: number | undefined;
  /** Null without one. */
  readonly card: PaymentCard | null | undefined;
  /** Pounds left of the free trial, null without one (docs/product/billing.md#trial-credit). */
  readonly signupCredit: number | null | undefined;
  /** When this period ends: `yyyy-MM-dd`. */
  readonly nextBillingDate: string | null | undefined;
  readonly invoices: readonly Invoice[] | undefined;
  /** Numbers of invoices that could not be read; undefined for an unreadable number. */
  readonly dropped: readonly (string | undefined)[];
  readonly usage: Usage | undefined;
}

const text = v.pipe(v.string(), v.nonEmpty());
/** Decimal text (docs/product/billing.md#billing-wire). */
const money = v.pipe(
  v.string(),
  v.regex(/^-?\d+(?:\.\d+)?$/),
  v.transform((given) => Number(given)),
  v.check(isReadable),
);
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((given) => !Number.isNaN(Date.parse(given))),
);

type Entries = Readonly<Record<string, v.GenericSchema>>;

type Read<E extends Entries> = { readonly [F in keyof E]?: v.InferOutput<E[F]> } & {
  readonly unreadable?: readonly string[];
};

/**
 * Reads each field by itself, so that an unreadable one costs no other. All are requested, so a
 * missing one is unreadable.
 */
function fieldsOf<const E extends Entries>(entries: E, raw: object): Read<E> {
  const given = new Map<string, unknown>(Object.entries(raw));
  const read: [string, unknown][] = [];
  const unreadable: string[] = [];
  for (const [name, schema] of Object.entries(entries)) {
    const { success, output } = v.safeParse(schema, given.get(name));
    if (success) read.push([name, output]);
    else unreadable.push(name);
  }
  // The compiler does not follow names through entries.
  return {
    ...Object.fromEntries(read),
    ...(unreadable.length > 0 && { unreadable }),
  } as Read<E>;
}

function isObject(raw: unknown): raw is object {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

const CARD = {
  id: text,
  type: text,
  name: v.string(),
  number: text,
  expiresOn: v.pipe(text, v.regex(/^\d{4}-\d\d$/)),
};

const OWN = 'https://panel.invalid';

/**
 * True for an address of the web, or a path on the panel's own host. Paths that begin with `//` or
 * `/\\` lead to another.
 */
function isLink(given: string): boolean {
  if (/^https?:\/\//iu.test(given)) return URL.canParse(given);
  return given.startsWith('/') && URL.canParse(given, OWN) && new URL(given, OWN).origin === OWN;
}

const INVOICE = {
  number: text,
  createdOn: day,
  dueOn: day,
  total: money,
  balance: money,
  status: v.pipe(text, v.toLowerCase()),
  downloadUrl: v.pipe(text, v.check(isLink)),
};

function readInvoices(raw: readonly unknown[]): Pick<Billing, 'dropped'> & { invoices: Invoice[] } {
  const invoices: Invoice[] = [];
  const dropped: (string | undefined)[] = [];
  for (const each of raw) {
    const fields = isObject(each) ? fieldsOf({ id: text, ...INVOICE }, each) : undefined;
    if (fields?.id !== undefined) invoices.push({ ...fields, id: fields.id });
    else dropped.push(fields?.number);
  }
  return { invoices, dropped };
}

const ITEM = {
  name: text,
  label: v.string(),
  amount: v.pipe(number, v.minValue(0)),
  price: money,
};

function readItem(raw: unknown): UsageItem {
  const { name = '', label, amount, price } = fieldsOf(ITEM, isObject(raw) ? raw : {});
  return { name, label, amount, price };
}

const LISTED = v.array(v.unknown());

function readUsage(raw: unknown): Usage | undefined {
  if (!isObject(raw)) return undefined;
  const { totalAmount: total, categories } = fieldsOf(
    { totalAmount: money, categories: LISTED },
    raw,
  );
  return (
    categories && {
      total,
      categories: categories.map((each) => {
        const { name = '', items } = fieldsOf(
          { name: text, items: LISTED },
          isObject(each) ? each : {},
        );
        return { name, items: items?.map(readItem) };
      }),
    }
  );
}

const BILLING = {
  currentBalance: money,
  billingMethod: v.nullable(v.custom<object>(isObject)),
  signupCredit: v.nullable(money),
  nextBillingDate: v.nullable(day),
  invoices: LISTED,
  billingActivity: v.unknown(),
};

export function readBilling(raw: unknown): Billing | undefined {
  if (!isObject(raw)) return undefined;
  const read = fieldsOf(BILLING, raw);
  const { billingMethod: card, signupCredit, nextBillingDate } = read;
  const { invoices, dropped } = readInvoices(read.invoices ?? []);
  return {
    balance: read.currentBalance,
    card: card && fieldsOf(CARD, card),
    signupCredit,
    nextBillingDate,
    invoices: read.invoices && invoices,
    dropped,
    usage: readUsage(read.billingActivity),
  };
}
