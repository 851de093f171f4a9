import { ATTACKS } from '../support/isolation/attacks.js';
import { fillLongSkus, fillSkus } from '../support/isolation/fill-store.js';
import { Scene } from '../support/isolation/scene.js';
import { faultsOf, Trials, TRIES_LIMIT_MS } from '../support/isolation/trial.js';

/**
 * Other suites also use the machine, so the victim may wait longer here than in the nightly set; without protection it
 * waits as long as the attack lasts.
 */
const MORE_MS = 1_000;

let scene: Scene;
let trials: Trials;

beforeAll(async () => {
  scene = await Scene.start('isolation', async (stack) => {
    await fillSkus(stack, 'ACME', 20_000);
    await fillLongSkus(stack, 'MANUAL', 200);
  });
  trials = new Trials(scene, { seconds: 2, quietSeconds: 0.7, moreMs: MORE_MS });
}, 180_000);

afterAll(() => scene?.stop());

describe('a tenant that works beside an attacker', () => {
  it.each(ATTACKS)(
    'The tenant is served as usual: $name',
    async (attack) => {
      expect(faultsOf(await trials.run(attack), MORE_MS)).toEqual([]);
    },
    TRIES_LIMIT_MS,
  );
});
