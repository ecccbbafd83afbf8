import type { Kind } from '@/model/kinds';

/** An answer that is no record, by the name of its query. */
export interface ShownAnswer {
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A place that shows what a call did: its record, or the answer of a query. */
export type Shown = 'record' | ShownAnswer;

/** The record that a call changes, in order with every other call to it. */
interface Subject {
  readonly kind: Kind;
  /** Absent for a create. */
  readonly id?: string;
  /** Fields that show that an accepted change is done. */
  readonly doneWhen?: Readonly<Record<string, unknown>>;
  /** Further records that it changes: read again once it is done, unless events tell of it. */
  readonly touches?: readonly { readonly kind: Kind; readonly id: string }[];
  /** Milliseconds until reads show what it did, where that is known. */
  readonly shownAfter?: number;
  /** Places that show the change; its record by default, and where nobody knows which do, none. */
  readonly showsIn?: readonly Shown[];
  /** How it is told as one of several: its title, and what the record does meanwhile. */
  readonly step?: { readonly title: string; readonly doing?: string };
}

/** A REST request as data: `{method} /1.0/{collection}/{id}/{action}`. */
export interface RestCall extends Subject {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly action?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The kind that an action creates, such as a snapshot's image. */
  readonly makes?: Kind;
  /** The record that lists the created one, if its kind has no collection. */
  readonly shownBy?: { readonly kind: Kind; readonly id: string };
  /** A list of the created record that is empty until all of what was ordered is there. */
  readonly awaits?: string;
  /** Seconds that it usually takes, of what takes minutes: so much longer it is waited for. */
  readonly takes?: number;
  /** The time that a deletion sets on what stays in its list: 'revoked_at'. */
  readonly endedBy?: string;
  readonly mutation?: never;
  readonly storage?: never;
  readonly failureWords?: never;
}

/** The variables of each GraphQL mutation that a call names (spec 1 §7). */
export interface Mutations {
  requestLimitChange: {
    readonly accountId: string;
    /** RAM-like limits are multiplied by the gigabyte factor (spec 1 §5). */
    readonly newLimit: number;
    readonly organisationType:
      | 'CHARITY'
      | 'CREATIVE_AGENCY'
      | 'EDUCATION'
      | 'ENTERPRISE'
      | 'GOV_NGO_NPO'
      | 'SOCIAL_GAMING'
      | 'STARTUP'
      | 'WEB'
      | 'OTHER';
    readonly resourceType: 'SRV_RAM' | 'SQL_COUNT' | 'CIP_COUNT' | 'LBA_COUNT' | 'BLK_STORAGE';
    readonly message: string;
  };
  /** To support; also for the closing of an account. */
  sendBillingMessage: { readonly accountId: string; readonly message: string };
  /** `token` is a payment method, or the payment intent that its bank was asked for. */
  updateBillingMethod: { readonly accountId: string; readonly token: string };
  /** `amount` is pounds with two decimals; `token` a payment intent. */
  chargeBillingMethod: {
    readonly accountId: string;
    readonly amount: string;
    readonly token?: string;
  };
  requestEmailVerification: None;
  changePassword: { readonly currentPassword: string; readonly newPassword: string };
  beginTwoFactorEnrolment: None;
  completeTwoFactorEnrolment: { readonly totp: string };
  disableTwoFactorEnrolment: { readonly password: string };
}

/** What takes no variables. */
type None = Readonly<Record<string, never>>;

type Absent<Field extends string> = { readonly [Each in Field]?: never };

/**
 * A GraphQL mutation as data. Its answer tells no record: the subject is read again after it. Many show in no
 * record at all, so each says where it shows.
 */
export type GraphqlCall<Name extends keyof Mutations = keyof Mutations> = {
  [Each in Name]: Absent<Exclude<keyof RestCall, keyof Subject | 'mutation'>> &
    Subject & {
      readonly id: string;
      readonly showsIn: readonly Shown[];
      readonly mutation: Each;
      readonly variables: Mutations[Each];
    };
}[Name];

/** A request to object storage: of the account, of one of its containers, or of an object (spec 3 §7). */
export type StorageRequest =
  | PlainRequest
  /** Takes as many requests as there are names, a few hundred at a time. */
  | (Absent<
      'object' | 'query' | 'headers' | 'body' | 'onlyNew' | 'onlyWhile' | 'takesSegments' | 'change'
    > & {
      readonly method: 'POST';
      readonly container: string;
      readonly removal: Removing;
    })
  /** Read right before it is changed, so that what another window changed stays. */
  | (Absent<
      | 'object'
      | 'query'
      | 'headers'
      | 'body'
      | 'onlyNew'
      | 'onlyWhile'
      | 'takesSegments'
      | 'removal'
    > & {
      readonly method: 'POST';
      readonly container: string;
      /** The headers to send by those that are there, or why it cannot be done. */
      readonly change: (there: Headers) => Readonly<Record<string, string>> | string;
    });

/** A registry's tag as it was seen: one that was pushed again since is kept. */
export interface SeenTag {
  /** Of its objects; ends in a slash. */
  readonly folder: string;
  /** Of the link to what it stood for; absent where it had none, or none that could be read. */
  readonly hash?: string;
  readonly last_modified?: string;
}

/** Objects to delete by name, and folders with all that is in them. */
export interface Removing {
  readonly names: readonly string[];
  /** Objects that list their segments, which go with them unless the container is archived. */
  readonly large?: readonly string[];
  readonly folders: readonly string[];
  /** Tags of a container registry, alone. */
  readonly tags?: readonly SeenTag[];
  /** Folders of tags that must be there still, or none of their image goes. */
  readonly standing?: readonly string[];
  /** Answers with what failed, by name; else it fails with that. */
  readonly tellsEach?: boolean;
}

type PlainRequest = {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Refused (412) where there is one already. Of an object that is asked before: a copy's own condition would
   * be held against its source.
   */
  readonly onlyNew?: boolean;
  /** A deletion of what has been copied: of nothing that was stored there since. */
  readonly onlyWhile?: { readonly hash?: string; readonly last_modified?: string };
  /** A deletion of what lists its segments: they go too, but where an archive keeps the list. */
  readonly takesSegments?: boolean;
  readonly removal?: never;
  readonly change?: never;
} & (
  | { readonly method: 'POST'; readonly container?: string; readonly object?: string }
  | { readonly method: 'PUT' | 'DELETE'; readonly container: string; readonly object?: string }
);

/** What the specification says of a failure (spec 3 §8). */
export interface FailureWords {
  /** Before what the provider says of it: 'Error deleting assets'. */
  readonly words: string;
  /** A whole message in place of both, by the answer's status. */
  readonly byStatus?: Readonly<Record<number, string>>;
}

/**
 * A request to object storage as data. Its answer tells no record: the subject is read again after it, and
 * is gone once it is deleted. What is made there is known by its name, so it has an id before.
 */
export type OrbitCall = Absent<
  Exclude<keyof RestCall, keyof Subject | 'storage' | 'failureWords'>
> &
  Subject & {
    readonly id: string;
    readonly storage: StorageRequest;
    readonly failureWords?: FailureWords;
  };

/** A change as data, sent by `sendCall` to the API that it is of. */
export type Call = RestCall | GraphqlCall | OrbitCall;

/** One call, or several that run one after another. */
export type Calls = Call | readonly Call[];

/** Mutations that take money or make something, and do so again when they are sent again. */
const MAKING: ReadonlySet<keyof Mutations | undefined> = new Set([
  'chargeBillingMethod',
  'updateBillingMethod',
  'requestLimitChange',
  'sendBillingMessage',
]);

/** True if a repetition would do more than the call itself, so that it bears an `Idempotency-Key`. */
export function isKeyed({ method, mutation }: Call): boolean {
  return method === 'POST' || MAKING.has(mutation);
}

/** Whether a call deletes its subject. */
export function isDeletion({ method, storage }: Call): boolean {
  return (method ?? storage?.method) === 'DELETE';
}

/** Whether it is about something within its subject, which goes by a name of its own. */
export function isWithin({ storage }: Call): boolean {
  return storage?.removal !== undefined;
}

/** True if sending it twice does no more than once (RFC 9110 §9.2.2). */
export function isIdempotent({ method, storage }: Call): boolean {
  return ['PUT', 'DELETE'].includes(method ?? storage?.method ?? '');
}

/** True if what is read after it can tell that it was done. */
export function showsItself({ doneWhen, makes, id }: Call): boolean {
  return doneWhen !== undefined || makes !== undefined || id === undefined;
}

/** Lists the calls in order. */
export function callsOf(calls: Calls): readonly Call[] {
  return 'kind' in calls ? [calls] : calls;
}

/** Creates a record. */
export function create(kind: Kind, body: object): RestCall {
  return { method: 'POST', kind, body: { ...body } };
}

/** Updates the fields in the body. */
export function update(kind: Kind, id: string, body: object): RestCall {
  return { method: 'PUT', kind, id, body: { ...body } };
}

/** Runs an action on a record. */
export function callAction(
  kind: Kind,
  id: string,
  action: string,
  body?: object,
  doneWhen?: Call['doneWhen'],
): RestCall {
  const parts = { ...(body && { body: { ...body } }), ...(doneWhen && { doneWhen }) };
  return { method: 'POST', kind, id, action, ...parts };
}

/** Deletes a record. */
export function remove(kind: Kind, id: string): RestCall {
  return { method: 'DELETE', kind, id };
}
