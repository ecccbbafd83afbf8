import { afterAll, describe } from 'vitest';
import { holdContract } from './contract/hold';
import { simulatedStage } from './contract/stage';

const stage = await simulatedStage();
afterAll(() => stage.close());

describe('the simulated Orbit', () => {
  holdContract(stage.origin);
});
