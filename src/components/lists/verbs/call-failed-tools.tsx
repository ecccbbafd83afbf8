import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { CallFailed } from './outcome-messages';

/** Tools beside the words of a failed call. `what` was asked, in words; `maybe` if it may have been done. */
export const callFailedTools = (what: string, maybe = what) =>
  function Tools(thrown: unknown) {
    if (!(thrown instanceof CallFailed) || thrown.facts === undefined) return undefined;
    return <FailureToolsLater what={thrown.isUnknown ? maybe : what} error={thrown.facts} />;
  };
