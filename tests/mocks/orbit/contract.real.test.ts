import { afterAll, describe, test } from 'vitest';
import { holdContract } from './contract/hold';
import { swiftStages } from './contract/stage';

const stages = await swiftStages();
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

test.skipIf(stages.length === 0)('a real Swift is there', () => undefined);

describe.each(stages)('a real Swift', ({ origin }) => {
  holdContract(origin);
});
