import type { EmailDetails } from '@/model/user/email-details';
import type { NewUser } from '@/model/user/problems';
import {
  type Invitation,
  type OwnAccount,
  readAccount,
  readInvitation,
  readSignedIn,
  type SignedIn,
} from '@/model/sign-up/readers';
import type { Verification } from '@/model/sign-up/verification';
import { lazyPart } from '@/lib/lazy-part';
import { failure, UNREADABLE, unreadable } from './api-error';
import type { Execute } from './graphql/graphql-client';
import { collectionRequest, recordRequest, rowsOf } from './read-requests';
import type { RequestHooks, RequestOptions, Send } from './request';
import { scopesOf } from './session';

/** What an account is set up with. */
export interface NewAccount {
  readonly name: string;
  /** `GB` */
  readonly country: string;
}

/** What is asked before the panel is there (spec 1 §7). Everything throws ApiError. */
export interface SignUpApi {
  /** Returns the scopes that it grants: a new user is signed in, where the provider does so. */
  createUser(user: NewUser): Promise<readonly string[]>;
  /** `host` is the panel's, for the link in the mail. */
  requestPasswordReset(email: string, host: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  verifyEmail(uid: string): Promise<Verification>;
  requestVerification(): Promise<void>;
  emailDetails(): Promise<EmailDetails>;
  signedIn(): Promise<SignedIn>;
  accounts(): Promise<readonly OwnAccount[]>;
  account(id: string): Promise<OwnAccount>;
  invitations(): Promise<readonly Invitation[]>;
  answerInvitation(id: string, answer: 'accept' | 'reject'): Promise<void>;
  createAccount(account: NewAccount): Promise<OwnAccount>;
  updateAccount(id: string, account: NewAccount): Promise<OwnAccount>;
}

function known<T>(read: T | undefined): T {
  if (read === undefined) throw unreadable(UNREADABLE);
  return read;
}

function readable<T>(rows: readonly unknown[], read: (row: unknown) => T | undefined) {
  return rows.map(read).filter((row) => row !== undefined);
}

const graphqlClient = lazyPart(() => import('./graphql/graphql-client'));
const verification = lazyPart(() => import('./graphql/verification-operations'));

/** The code of GraphQL comes with the first question that needs it. */
function createGraphql(send: Send, ifUnauthenticated: RequestHooks['ifUnauthenticated']) {
  return async () => {
    try {
      const [{ createExecute }, operations] = await Promise.all([graphqlClient(), verification()]);
      const execute: Execute = createExecute(send, ifUnauthenticated);
      return { execute, operations };
    } catch (thrown) {
      throw failure('unsent', 'A part of the page could not be fetched', thrown);
    }
  };
}

export function createSignUpApi(
  send: Send,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
): SignUpApi {
  const graphql = createGraphql(send, ifUnauthenticated);
  /** Whoever asks for it need not be signed in. */
  const anybody = (path: string, method: 'POST' | 'PUT', json: object) =>
    send(path, { method, json, expects401: true });
  const rows = async (path: string, query: RequestOptions['query'] = {}) =>
    rowsOf(await send(path, { query }));
  const fieldsOf = ({ name, country }: NewAccount) => ({ name, country_code: country });
  const users = collectionRequest('user', undefined);
  const accounts = collectionRequest('account', undefined);
  return {
    createUser: async ({ name, email, password, termsAgreed }) => {
      const person = { name: name.trim(), email_address: email.trim() };
      const body = { ...person, password, terms_agreed: termsAgreed };
      return scopesOf((await anybody('/1.0/users', 'POST', body)).headers);
    },
    requestPasswordReset: async (email, host) => {
      const body = { email_address: email.trim(), reset_host: host };
      await anybody('/1.0/users/generate_password_reset', 'POST', body);
    },
    resetPassword: async (token, password) => {
      const body = { reset_token: token, new_password: password };
      await anybody('/1.0/users/reset_password', 'PUT', body);
    },
    verifyEmail: async (uid) => {
      const { execute, operations } = await graphql();
      return operations.completeVerification(execute, uid);
    },
    requestVerification: async () => {
      const { execute, operations } = await graphql();
      return operations.requestVerification(execute);
    },
    emailDetails: async () => {
      const { execute, operations } = await graphql();
      return operations.queryUserDetails(execute);
    },
    signedIn: async () => known(readSignedIn((await rows(users.path, users.query))[0])),
    accounts: async () => readable(await rows(accounts.path, accounts.query), readAccount),
    account: async (id) =>
      known(readAccount((await send(recordRequest('account', id, undefined).path)).body)),
    invitations: async () => readable(await rows('/1.0/user/collaborations'), readInvitation),
    answerInvitation: async (id, answer) => {
      await send(`/1.0/user/collaborations/${id}/${answer}`, { method: 'POST' });
    },
    createAccount: async (account) => {
      const json = fieldsOf(account);
      return known(readAccount((await send('/1.0/accounts', { method: 'POST', json })).body));
    },
    updateAccount: async (id, account) => {
      const json = fieldsOf(account);
      return known(readAccount((await send(`/1.0/accounts/${id}`, { method: 'PUT', json })).body));
    },
  };
}
