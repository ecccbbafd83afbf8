import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { CallFailed } from './outcome-messages';

/**
 * Tools for a failed call. `what` names the action in words; `maybe` replaces it if it may have
 * been done.
 */
export const callFailedTools = (what: string, maybe = what) =>
  function Tools(thrown: unknown) {
    if (!(thrown instanceof CallFailed) || thrown.facts === undefined) return undefined;
    return <FailureToolsLater what={thrown.isUnknown ? maybe : what} error={thrown.facts} />;
  };
