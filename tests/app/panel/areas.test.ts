import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNBUILT, UNBUILT_USER } from '@/app/panel/areas';

const [, missing = ''] = readFileSync('README.md', 'utf8').split('## Not built yet');

test.each([...UNBUILT, ...UNBUILT_USER])(
  'the README says that $title is not built yet',
  ({ title }) => {
    expect(missing).toContain(title);
  },
);
