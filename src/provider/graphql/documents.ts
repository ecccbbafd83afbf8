import type { TadaDocumentNode } from 'gql.tada';
import type { Mutations } from '@/model/call';
import { graphql } from './graphql';

/** Scope and duration are those of spec 1 §7. */
export const eventTokenDocument = graphql(`
  mutation EventToken($accountId: ID!) {
    issueJsonWebToken(accountId: $accountId, scope: INFRASTRUCTURE_READ, duration: 30) {
      token {
        token
      }
    }
  }
`);

/** Spec 2 §7. */
export const metricsDocument = graphql(`
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

/** Spec 2 §7. */
export const databaseEnginesDocument = graphql(`
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

/** Spec 1 §4. */
export const accountBalanceDocument = graphql(`
  query AccountBalance($accountId: ID!, $startDate: Date!, $endDate: Date!) {
    billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
      currentBalance
    }
  }
`);

/** Spec 1 §7. */
export const userDetailsDocument = graphql(`
  query GetUserDetails {
    userDetails {
      isEmailVerified
      emailChangeRequest {
        pendingEmail
      }
      emailVerificationAttempt {
        createdAt
      }
    }
  }
`);

/** The document of each mutation that a call names (spec 1 §7). */
export const mutationDocuments: {
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
  requestEmailVerification: graphql(`
    mutation RequestEmailVerification {
      requestEmailVerification {
        success
        errors
      }
    }
  `),
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
