import type { ShownAnswer } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { Reader } from '../resources/read-saga';
import type { Saga } from '../sagas/effects';

/** Reads every place in which a call shows. */
export interface CallReader extends Reader {
  /** Reads now, not from an earlier read; returns the error if that fails. */
  answer(shown: ShownAnswer): Saga<ApiErrorFacts | undefined>;
}
