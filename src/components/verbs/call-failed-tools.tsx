import { FailureToolsLater } from '../failure/failure-tools-later';
import { CallFailed } from './outcome-messages';

/** What a dialog offers beside the words of a failed call. `what` was asked, in words. */
export const callFailedTools = (what: string) =>
  function Tools(thrown: unknown) {
    const facts = thrown instanceof CallFailed ? thrown.facts : undefined;
    return facts && <FailureToolsLater what={what} error={facts} />;
  };
