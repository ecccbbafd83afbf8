import { expect, test } from 'vitest';
import { readSources } from '../../architecture/read-sources';

/** Offers to try again after a failure. */
const OFFERS_TRY = /\bwords(?:\.\w+)*\.(?:tryAgain|tryNow|retry\w*)\b|<TryAgain\b/u;

/** Import of a module that shows details for support, or of a component with one. */
const TELLS_SUPPORT =
  /from '(?:\.|@)[^']*\/(?:failure\/[\w-]+|page\/unread|read-failure)'|\bcallFailedTools\b/u;

/** Files that need no details, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'src/components/records/page/next-try.tsx': 'the button alone, beside the words of others',
  'src/components/failure/report/report-dialog.tsx': 'the report itself',
  'src/components/storage/transfers/transfer-panel.tsx': 'of all files: each row tells its own',
  'src/components/lists/verbs/bulk-dialog.tsx': 'of all that failed: each item tells its own',
  'src/components/forms/editors/record-editor.tsx': 'a field that was sent and could not be read',
  'src/screens/server-groups/firewall/copy-rules.tsx': 'the same',
  'src/components/storage/objects/object-page.tsx': 'what is not there yet is no failure',
};

test('an offer to try again is called so in its words', () => {
  const entries = Object.entries(readSources(['src']))
    .filter(([file]) => /\/words\.tsx?$/u.test(file))
    .flatMap(([, text]) => [
      ...text.matchAll(/(\w+): (?:\([^)]*\) => )?['`](?:Try again|Retry)\b/gu),
    ])
    .map(([, name]) => name);
  expect(new Set(entries)).toEqual(
    new Set(['tryAgain', 'tryNow', 'retry', 'retryFailed', 'retryLabel']),
  );
});

test('whoever offers another try also shows what support is told', () => {
  const sources = readSources(['src/app', 'src/components', 'src/screens']);
  const silent = Object.entries(sources)
    .filter(([file, text]) => file.endsWith('.tsx') && OFFERS_TRY.test(text))
    .filter(([, text]) => !TELLS_SUPPORT.test(text))
    .map(([file]) => file);
  expect(silent.sort()).toEqual(Object.keys(WITHOUT).sort());
});
