import { type EmailDetails, readEmailDetails } from '@/model/user/email-details';
import { readVerification, type Verification } from '@/model/sign-up/verification';
import { required, UNREADABLE, unreadable } from '@/provider/api-error';
import { graphql } from './graphql';
import { type Execute, refuseUnsuccessful } from './graphql-client';

// Operations on an email address, in the panel and before it (docs/wire.md#user-operations).

const userDetailsDocument = graphql(`
  query GetUserDetails {
    userDetails {
      isEmailVerified
      isEmailVerificationRequired
      emailChangeRequest {
        pendingEmail
      }
      emailVerificationAttempt {
        createdAt
      }
    }
  }
`);

export async function queryUserDetails(
  query: Execute,
  signal?: AbortSignal,
): Promise<EmailDetails> {
  return required(readEmailDetails((await query(userDetailsDocument, {}, signal)).userDetails));
}

export const requestVerificationDocument = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      success
      errors
    }
  }
`);

export async function requestVerification(execute: Execute): Promise<void> {
  const { requestEmailVerification } = await execute(requestVerificationDocument, {});
  if (requestEmailVerification) refuseUnsuccessful(requestEmailVerification);
  else throw unreadable(UNREADABLE);
}

const completeVerificationDocument = graphql(`
  mutation CompleteEmailVerification($uid: ID!) {
    completeEmailVerification(uid: $uid) {
      errors
      success
      result
    }
  }
`);

/** Verifies an address by the link of a mail. Anybody who has the link can. */
export async function completeVerification(execute: Execute, uid: string): Promise<Verification> {
  const { completeEmailVerification } = await execute(completeVerificationDocument, { uid });
  return readVerification(completeEmailVerification);
}
