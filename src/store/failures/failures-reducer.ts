import type { UnknownAction } from '@reduxjs/toolkit';
import { type ApiErrorFacts, isSignedOut } from '@/provider/api-error';

type FailuresState = readonly string[];

export interface WithFailures {
  failures: FailuresState;
}

type Failing = { readonly payload?: { readonly error?: Partial<ApiErrorFacts> } | null };

const REMEMBERED = 5;

const NONE: FailuresState = [];

/** Ids of the last failed requests, for support; the end of a session is no failure. */
export function failuresReducer(state = NONE, action: UnknownAction): FailuresState {
  const error = (action as Failing).payload?.error ?? {};
  const { requestId: id } = error;
  return id === undefined || isSignedOut(error) ? state : [...state.slice(1 - REMEMBERED), id];
}

/** Oldest first. */
export function selectFailures({ failures }: WithFailures): FailuresState {
  return failures;
}
