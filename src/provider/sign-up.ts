import type { GraphqlCall } from '@/model/call';
import { madeAccount, type NewAccount } from '@/model/sign-up/next-step';
import type { EmailDetails } from '@/model/user/email-details';
import type { NewUser } from '@/model/user/problems';
import {
  type Invitations,
  type OwnAccount,
  readAccount,
  readInvitation,
  readSignedIn,
  type SignedIn,
} from '@/model/sign-up/readers';
import type { Verification } from '@/model/sign-up/verification';
import { factsOf, mayBeDone, required } from './api-error';
import { fetched } from './reads';
import type { Execute } from './graphql/graphql-client';
import { collectionRequest, recordRequest, rowsOf } from './read-requests';
import type { Change, Read, ReadOptions, RequestHooks } from './request';
import { scopesOf } from './session';

/** Requests before the panel opens. All throw ApiError. `key`: `Idempotency-Key`. */
export interface SignUpApi {
  /** Returns the granted scopes: some providers sign in a new user. */
  createUser(user: NewUser, key: string): Promise<readonly string[]>;
  /** `host` is the panel's, for the link in the mail. */
  requestPasswordReset(email: string, host: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  verifyEmail(uid: string): Promise<Verification>;
  requestVerification(): Promise<void>;
  emailDetails(): Promise<EmailDetails>;
  signedIn(): Promise<SignedIn>;
  accounts(): Promise<readonly OwnAccount[]>;
  account(id: string): Promise<OwnAccount>;
  invitations(): Promise<Invitations>;
  answerInvitation(id: string, answer: 'accept' | 'reject', key: string): Promise<void>;
  /** After a lost answer, looks for an account that is not in `before`: it may exist anyway. */
  createAccount(
    account: NewAccount,
    before: readonly OwnAccount[],
    key: string,
  ): Promise<OwnAccount>;
  updateAccount(id: string, account: NewAccount): Promise<OwnAccount>;
  mutate(call: GraphqlCall, key?: string): Promise<object>;
}

function readable<T>(rows: readonly unknown[], read: (row: unknown) => T | undefined) {
  return rows.map(read).filter((row) => row !== undefined);
}

const graphqlClient = fetched(() => import('./graphql/graphql-client'));
const verification = fetched(() => import('./graphql/verification-operations'));

/** Operations of the panel's screens too: a card is sent just before the panel opens. */
const mutations = fetched(() => import('./graphql/screen-operations'));

function createGraphql(change: Change, ifUnauthenticated: RequestHooks['ifUnauthenticated']) {
  return async () => {
    const [{ createExecute }, operations] = await Promise.all([graphqlClient(), verification()]);
    const execute: Execute = createExecute(change, ifUnauthenticated);
    return { execute, operations };
  };
}

export function createSignUpApi(
  read: Read,
  change: Change,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
): SignUpApi {
  const graphql = createGraphql(change, ifUnauthenticated);
  const anybody = (path: string, method: 'POST' | 'PUT', json: object, key?: string) =>
    change(path, { method, json, expects401: true, key });
  const rows = async (path: string, query: ReadOptions['query'] = {}) =>
    rowsOf(await read(path, { query }));
  const fieldsOf = ({ name, country }: NewAccount) => ({
    name: name.trim(),
    country_code: country,
  });
  const users = collectionRequest('user', undefined);
  const accounts = collectionRequest('account', undefined);
  const ownAccounts = async () => readable(await rows(accounts.path, accounts.query), readAccount);
  return {
    createUser: async ({ name, email, password, termsAgreed }, key) => {
      const person = { name: name.trim(), email_address: email.trim() };
      const body = { ...person, password, terms_agreed: termsAgreed };
      return scopesOf((await anybody('/1.0/users', 'POST', body, key)).headers);
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
    signedIn: async () => required(readSignedIn((await rows(users.path, users.query))[0])),
    accounts: ownAccounts,
    account: async (id) =>
      required(readAccount((await read(recordRequest('account', id, undefined).path)).body)),
    invitations: async () => {
      const all = await rows('/1.0/user/collaborations');
      const invitations = readable(all, readInvitation);
      const told = invitations.filter(({ status }) => status !== undefined);
      return { invitations, isPartly: told.length < all.length };
    },
    answerInvitation: async (id, answer, key) => {
      await change(`/1.0/user/collaborations/${id}/${answer}`, { method: 'POST', key });
    },
    createAccount: async (account, before, key) => {
      const json = fieldsOf(account);
      try {
        const { body } = await change('/1.0/accounts', { method: 'POST', json, key });
        return required(readAccount(body));
      } catch (thrown) {
        if (!mayBeDone(factsOf(thrown))) throw thrown;
        // A failure of this search says nothing about the account.
        const accounts = await ownAccounts().catch(() => []);
        const found = madeAccount(accounts, {
          name: json.name,
          before: before.map(({ id }) => id),
        });
        if (found === undefined) throw thrown;
        return found;
      }
    },
    updateAccount: async (id, account) => {
      const json = fieldsOf(account);
      return required(
        readAccount((await change(`/1.0/accounts/${id}`, { method: 'PUT', json })).body),
      );
    },
    mutate: async (call, key) => {
      const { execute } = await graphql();
      return (await mutations()).sendMutation(execute, call, undefined, key);
    },
  };
}
