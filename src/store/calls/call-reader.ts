import type { ShownAnswer } from '@/model/call';
import type { ApiErrorFacts } from '@/provider/api-error';
import type { Reader } from '../resources/read-saga';
import type { Saga } from '../sagas/effects';

/** Reads every place in which a call shows. */
export interface CallReader extends Reader {
  /** By a read that begins now. Returns why that failed. */
  answer(shown: ShownAnswer): Saga<ApiErrorFacts | undefined>;
}
