import { describe, test } from 'vitest';
import { access } from './access';
import { accounts } from './accounts';
import { archives } from './archives';
import { containers } from './containers';
import { crossOrigin } from './cross-origin';
import { deletions } from './deletions';
import { largeObjects } from './large-objects';
import { links } from './links';
import { listings } from './listings';
import { names } from './names';
import { objects } from './objects';
import { sites } from './sites';
import { Storage } from './stage';

const cases = {
  accounts,
  containers,
  listings,
  objects,
  names,
  access,
  'cross-origin reads': crossOrigin,
  'temporary links': links,
  sites,
  archives,
  deletions,
  'large objects': largeObjects,
};

/** Defines a test for each case of the contract, against the storage at this address. */
export function holdContract(origin: string): void {
  describe.each(Object.entries(cases))('%s', (_, rows) => {
    // An account for all of them: a Swift is slow to make one.
    const storage = new Storage(origin);
    let boxes = 0;
    test.each(rows)('%s', async (__, see) => {
      await see(storage, `box${(boxes += 1)}`);
    });
  });
}
