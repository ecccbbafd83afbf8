import type { Kind } from '@/model/kinds';

export interface ShownAnswer {
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
}

export type Shown = 'record' | ShownAnswer;

/** The record that a call changes. Calls to the same record run in order. */
interface Subject {
  readonly kind: Kind;
  /** Absent for a create. */
  readonly id?: string;
  /** Fields that show that an accepted change is done. */
  readonly doneWhen?: Readonly<Record<string, unknown>>;
  /**
   * Further records that it changes. They are read again once it is done, unless events report it.
   */
  readonly touches?: readonly { readonly kind: Kind; readonly id: string }[];
  /** Milliseconds until reads show what it did, if known. */
  readonly shownAfter?: number;
  /** Places that show the change: by default its record; empty if unknown. */
  readonly showsIn?: readonly Shown[];
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
  /** A list in the created record that stays empty until everything ordered is there. */
  readonly awaits?: string;
  /** Usual duration in seconds, for calls that take minutes. The wait is extended by it. */
  readonly takes?: number;
  /** The time field that a deletion sets if the record stays in its list: 'revoked_at'. */
  readonly endedBy?: string;
  readonly mutation?: never;
  readonly storage?: never;
  readonly failureWords?: never;
}

export interface Mutations {
  requestLimitChange: {
    readonly accountId: string;
    /** Bytes for RAM-like limits (docs/product/accounts.md#limit-units). */
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

type None = Readonly<Record<string, never>>;

type Absent<Field extends string> = { readonly [Each in Field]?: never };

/**
 * A GraphQL mutation as data. Its answer contains no record: the subject is read again after it.
 * Many changes appear in no record, so each call names where it shows.
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

export type StorageRequest =
  | PlainRequest
  /** Takes as many requests as the names need, a few hundred names each. */
  | (Absent<
      'object' | 'query' | 'headers' | 'body' | 'onlyNew' | 'onlyWhile' | 'takesSegments' | 'change'
    > & {
      readonly method: 'POST';
      readonly container: string;
      readonly removal: Removing;
    })
  /** The container is read right before the change, to keep changes made in other windows. */
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
      /**
       * Returns the headers to send, given the current ones, or the reason why it cannot be done.
       */
      readonly change: (there: Headers) => Readonly<Record<string, string>> | string;
    });

/** A registry's tag as it was seen. A tag that was pushed again since is kept. */
export interface SeenTag {
  /** Folder of its objects, with a trailing slash. */
  readonly folder: string;
  /** Hash of its link object, which names its target; absent if missing or unreadable. */
  readonly hash?: string;
  readonly last_modified?: string;
}

export interface Removing {
  readonly names: readonly string[];
  /** Objects that list segments. These are deleted too, unless the container is archived. */
  readonly large?: readonly string[];
  readonly folders: readonly string[];
  /** Tags of a container registry. Such a removal has no other names or folders. */
  readonly tags?: readonly SeenTag[];
  /** Folders of tags that must still exist. Otherwise no tag of their image is deleted. */
  readonly standing?: readonly string[];
  /** True to answer with the failures by name; otherwise the call fails with them. */
  readonly tellsEach?: boolean;
}

type PlainRequest = {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Refused (412) if there is one already. A copy checks for the object first, since a condition on
   * the copy would apply to its source.
   */
  readonly onlyNew?: boolean;
  /** Delete only if the object is still the version that was copied. */
  readonly onlyWhile?: { readonly hash?: string; readonly last_modified?: string };
  /** True to delete a large object's segments too, unless an archive keeps their list. */
  readonly takesSegments?: boolean;
  readonly removal?: never;
  readonly change?: never;
} & (
  | { readonly method: 'POST'; readonly container?: string; readonly object?: string }
  | { readonly method: 'PUT' | 'DELETE'; readonly container: string; readonly object?: string }
);

export interface FailureWords {
  readonly words: string;
  /** A whole message that replaces both, by the answer's status. */
  readonly byStatus?: Readonly<Record<number, string>>;
}

/**
 * A request to object storage as data. Its answer contains no record: the subject is read again
 * after it, and is gone once deleted. New records are known by name, so they have an id before.
 */
export type OrbitCall = Absent<
  Exclude<keyof RestCall, keyof Subject | 'storage' | 'failureWords'>
> &
  Subject & {
    readonly id: string;
    readonly storage: StorageRequest;
    readonly failureWords?: FailureWords;
  };

export type Call = RestCall | GraphqlCall | OrbitCall;

export type Calls = Call | readonly Call[];

/** Mutations that charge or create something again if they are sent again. */
const MAKING: ReadonlySet<keyof Mutations | undefined> = new Set([
  'chargeBillingMethod',
  'updateBillingMethod',
  'requestLimitChange',
  'sendBillingMessage',
]);

/** True if a repetition would have a further effect; such calls have an `Idempotency-Key`. */
export function isKeyed({ method, mutation }: Call): boolean {
  return method === 'POST' || MAKING.has(mutation);
}

export function isDeletion({ method, storage }: Call): boolean {
  return (method ?? storage?.method) === 'DELETE';
}

export function isWithin({ storage }: Call): boolean {
  return storage?.removal !== undefined;
}

/** True if sending it twice does no more than once (RFC 9110 §9.2.2). */
export function isIdempotent({ method, storage }: Call): boolean {
  return ['PUT', 'DELETE'].includes(method ?? storage?.method ?? '');
}

export function createdKind({ kind, id, makes }: Call): Kind | undefined {
  return makes ?? (id === undefined ? kind : undefined);
}

export function showsItself(call: Call): boolean {
  return call.doneWhen !== undefined || createdKind(call) !== undefined;
}

export function callsOf(calls: Calls): readonly Call[] {
  return 'kind' in calls ? [calls] : calls;
}

export function create(kind: Kind, body: object): RestCall {
  return { method: 'POST', kind, body: { ...body } };
}

export function update(kind: Kind, id: string, body: object): RestCall {
  return { method: 'PUT', kind, id, body: { ...body } };
}

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

export function remove(kind: Kind, id: string): RestCall {
  return { method: 'DELETE', kind, id };
}
