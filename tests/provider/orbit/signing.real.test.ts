import { afterAll, describe, test } from 'vitest';
import { holdSigning } from './hold-signing';
import { swiftStages } from '../../mocks/orbit/contract/stage';

const stages = await swiftStages();
afterAll(() => Promise.all(stages.map((stage) => stage.close())));

test.skipIf(stages.length === 0)('a real Swift is there', () => undefined);

describe.each(stages)('a real Swift', ({ origin }) => {
  holdSigning(origin);
});
