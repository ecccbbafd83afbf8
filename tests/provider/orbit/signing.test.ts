import { afterAll, describe } from 'vitest';
import { holdSigning } from './hold-signing';
import { simulatedStage } from '../../mocks/orbit/contract/stage';

const stage = await simulatedStage();
afterAll(() => stage.close());

describe('the simulated Orbit', () => {
  holdSigning(stage.origin);
});
