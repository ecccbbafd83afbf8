import { afterAll, describe, test } from 'vitest';
import { access } from './contract/access';
import { crossOrigin } from './contract/cross-origin';
import { links } from './contract/links';
import { sites } from './contract/sites';
import { archives } from './contract/archives';
import { deletions } from './contract/deletions';
import { largeObjects } from './contract/large-objects';
import { accounts } from './contract/accounts';
import { containers } from './contract/containers';
import { listings } from './contract/listings';
import { names } from './contract/names';
import { objects } from './contract/objects';
import { simulatedStage, type Stage, Storage, swiftStage } from './contract/stage';

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

const [simulated, swift] = await Promise.all([simulatedStage(), swiftStage()]);

const stages: [name: string, stage: Stage][] = [['the simulated Orbit', simulated]];
if (typeof swift !== 'string') stages.push(['a real Swift', swift]);

afterAll(() => Promise.all(stages.map(([, stage]) => stage.close())));

test.skipIf(typeof swift !== 'string')('a real Swift is there', () => undefined);

describe.each(stages)('%s', (_, { origin }) => {
  describe.each(Object.entries(cases))('%s', (__, rows) => {
    // An account for all of them: a Swift is slow to make one.
    const storage = new Storage(origin);
    let boxes = 0;
    test.each(rows)('%s', async (___, see) => {
      await see(storage, `box${(boxes += 1)}`);
    });
  });
});
