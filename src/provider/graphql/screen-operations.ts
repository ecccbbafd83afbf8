import type { TadaDocumentNode } from 'gql.tada';
import { readPaymentStep } from '@/model/billing/card';
import type { GraphqlCall, Mutations } from '@/model/call';
import { type Engine, readEngines } from '@/model/database-engine/engines';
import { type Metrics, readMetrics } from '@/model/metrics/metrics';
import type { MetricsRange } from '@/model/metrics/ranges';
import { required, UNREADABLE, unreadable } from '@/provider/api-error';
import { backupCodesOf, provisionOf } from '@/model/user/two-factor';
import { graphql } from './graphql';
import { type Execute, refuseUnsuccessful } from './graphql-client';
import { requestVerificationDocument } from './verification-operations';

const isSuccess = (answer: object): boolean => 'success' in answer && answer.success === true;
/** No source gives the message, or says that it is never empty. */
const isMessage = (answer: object): boolean => 'message' in answer;
const isPayment = (answer: object): boolean => readPaymentStep(answer) !== undefined;

/**
 * True if an answer says how its mutation ended. Any other counts as unreadable: the mutation may
 * have been done, and nobody is asked to send it again.
 */
export const saysItIsDone: {
  readonly [Name in keyof Mutations]: (answer: object) => boolean;
} = {
  requestLimitChange: isMessage,
  sendBillingMessage: isMessage,
  updateBillingMethod: isPayment,
  chargeBillingMethod: isPayment,
  requestEmailVerification: isSuccess,
  changePassword: isSuccess,
  beginTwoFactorEnrolment: (answer) => provisionOf(answer) !== undefined,
  completeTwoFactorEnrolment: (answer) => backupCodesOf(answer) !== undefined,
  disableTwoFactorEnrolment: isSuccess,
};

// Operations of some screens only.

const metricsDocument = graphql(`
  query Metrics($resourceId: ID!, $range: MetricsRange!) {
    metrics(resourceId: $resourceId, range: $range) {
      start
      end
      step
      series {
        name
        subjectId
        timestamps
        values
      }
    }
  }
`);

export async function queryMetrics(
  query: Execute,
  resourceId: string,
  range: MetricsRange,
  signal?: AbortSignal,
): Promise<Metrics> {
  const { metrics } = await query(metricsDocument, { resourceId, range }, signal);
  return required(readMetrics(metrics));
}

const databaseEnginesDocument = graphql(`
  query DatabaseEngines {
    meta {
      databaseEngines {
        id
        label
        isDefault
        versions {
          id
          label
          isAvailable
          isDefault
          isDeprecated
        }
      }
    }
  }
`);

export async function queryDatabaseEngines(
  query: Execute,
  signal?: AbortSignal,
): Promise<readonly Engine[]> {
  const { meta } = await query(databaseEnginesDocument, {}, signal);
  return required(readEngines(meta?.databaseEngines));
}

/** A token lives for 600 s; the deployment's scopes replace these (docs/wire.md#storage-token). */
const orbitTokenDocument = graphql(`
  mutation OrbitToken($accountId: ID!) {
    issueJsonWebToken(accountId: $accountId, scope: ORBIT, duration: 600) {
      token {
        token
      }
    }
  }
`);

/** The value of a scope argument. One scope is a lone name, which a list accepts too. */
function scopeValue(scopes: readonly string[]): object {
  const values = scopes.map((value) => ({ kind: 'EnumValue', value }));
  const [only, ...others] = values;
  return only && others.length === 0 ? only : { kind: 'ListValue', values };
}

/** Scopes are literals: a variable would have to name the provider's own type for them. */
function orbitTokenFor(scopes: readonly string[]): typeof orbitTokenDocument {
  const text = JSON.stringify(orbitTokenDocument, (key, value: unknown) =>
    key === 'value' && isScope(value) ? scopeValue(scopes) : value,
  );
  return JSON.parse(text) as typeof orbitTokenDocument;
}

const isScope = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'EnumValue';

/** Throws unless the answer holds one. */
export async function issueOrbitToken(
  execute: Execute,
  accountId: string,
  scopes: readonly string[],
): Promise<string> {
  const { issueJsonWebToken: issued } = await execute(orbitTokenFor(scopes), { accountId });
  const token = issued?.token?.token;
  return required(typeof token === 'string' ? token : undefined);
}

const mutationDocuments: {
  readonly [Name in keyof Mutations]: TadaDocumentNode<
    Readonly<Record<string, unknown>>,
    Mutations[Name]
  >;
} = {
  requestLimitChange: graphql(`
    mutation RequestLimitChange(
      $accountId: ID!
      $newLimit: Int!
      $organisationType: OrganisationType!
      $resourceType: LimitResource!
      $message: String!
    ) {
      requestLimitChange(
        accountId: $accountId
        newLimit: $newLimit
        organisationType: $organisationType
        resourceType: $resourceType
        message: $message
      ) {
        message
      }
    }
  `),
  sendBillingMessage: graphql(`
    mutation SendBillingMessage($accountId: ID!, $message: String!) {
      sendBillingMessage(accountId: $accountId, message: $message) {
        message
      }
    }
  `),
  updateBillingMethod: graphql(`
    mutation UpdateBillingMethod($accountId: ID!, $token: String!) {
      updateBillingMethod(accountId: $accountId, token: $token) {
        isComplete
        clientSecret
      }
    }
  `),
  chargeBillingMethod: graphql(`
    mutation ChargeBillingMethod($accountId: ID!, $amount: Money!, $token: String) {
      chargeBillingMethod(accountId: $accountId, amount: $amount, token: $token) {
        isComplete
        clientSecret
      }
    }
  `),
  requestEmailVerification: requestVerificationDocument,
  changePassword: graphql(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
        success
      }
    }
  `),
  beginTwoFactorEnrolment: graphql(`
    mutation BeginTwoFactorEnrolment {
      beginTwoFactorEnrolment {
        provisioningSecret
        provisioningUri
      }
    }
  `),
  completeTwoFactorEnrolment: graphql(`
    mutation CompleteTwoFactorEnrolment($totp: String!) {
      completeTwoFactorEnrolment(totp: $totp) {
        backupCodes
      }
    }
  `),
  disableTwoFactorEnrolment: graphql(`
    mutation DisableTwoFactorEnrolment($password: String!) {
      disableTwoFactorEnrolment(password: $password) {
        success
      }
    }
  `),
};

/**
 * Returns the answer of the mutation's own field, which may hold secrets. Throws if it does not say
 * how the mutation ended.
 */
export async function sendMutation<Name extends keyof Mutations>(
  execute: Execute,
  { mutation, variables }: GraphqlCall<Name>,
  signal?: AbortSignal,
  key?: string,
): Promise<object> {
  const document = mutationDocuments[mutation];
  const { [mutation]: answer } = await execute(document, variables, signal, key);
  if (typeof answer !== 'object' || answer === null) throw unreadable(UNREADABLE);
  refuseUnsuccessful(answer);
  if (!saysItIsDone[mutation](answer)) throw unreadable(UNREADABLE);
  return answer;
}
