import { clientOf } from '../../tools/demo/read-sandbox.js';
import { ATTACKS } from '../support/isolation/attacks.js';
import { fillLongSkus, fillOrders, fillSkus } from '../support/isolation/fill-store.js';
import {
  addVictimsRecords,
  attackOn,
  PUBLIC_OPERATIONS,
} from '../support/isolation/public-operations.js';
import type { Attacker } from '../support/isolation/public-operations.js';
import { Scene } from '../support/isolation/scene.js';
import { faultsOf, tableOf, Trials, TRIES_LIMIT_MS } from '../support/isolation/trial.js';
import type { Tried } from '../support/isolation/trial.js';
import { callersOf } from '../support/security/callers.js';
import { tenantFixturesOf } from '../support/security/fixtures/tenant-fixtures.js';

/** The additional time that the victim may wait beyond three times its usual wait. */
const MORE_MS = 100;
const OF_AN_OPERATION = { seconds: 4, quietSeconds: 1, moreMs: MORE_MS };
const OF_AN_ATTACK = { seconds: 15, quietSeconds: 2, moreMs: MORE_MS };
/** Statuses of an invalid request. */
const INVALID = new Set(['400', '401', '403', '405', '413', '415', '422', 'open', 'broken']);

let scene: Scene;
let attacker: Attacker;
const rows: { group: string; attack: string; tried: Tried }[] = [];

beforeAll(async () => {
  scene = await Scene.start('isolation', async () => undefined);
  const { stack } = scene;
  const { knownIds } = await tenantFixturesOf(stack);
  const records = await addVictimsRecords(stack, 'GLOBEX');
  await fillSkus(stack, 'ACME', 120_000);
  await fillLongSkus(stack, 'MANUAL', 200);
  await fillOrders(stack, knownIds['orderId'] ?? '', 120_000);
  const { clientId, clientSecret } = clientOf(stack.sandbox, 'ACME');
  const login = { clientId, clientSecret };
  attacker = { tokens: await callersOf(stack), knownIds, login };
  await scene.addCalls(scene.victim.callsAbout(records));
}, 600_000);

afterAll(async () => {
  process.stdout.write(tableOf(rows));
  await scene?.stop();
});

describe('a tenant that works beside an attacker on 100 connections', () => {
  it.each(
    PUBLIC_OPERATIONS.map((documented) => [documented.operation.operationId, documented] as const),
  )(
    'The tenant is served as usual while the attacker sends the largest requests of %s',
    async (name, documented) => {
      const tried = await new Trials(scene, OF_AN_OPERATION).run(attackOn(documented, attacker));
      rows.push({ group: documented.operation.tags.join(), attack: name, tried });
      expect(Object.keys(tried.answers).filter((status) => !INVALID.has(status))).not.toEqual([]);
      expect(faultsOf(tried, MORE_MS)).toEqual([]);
    },
    TRIES_LIMIT_MS,
  );

  it.each(ATTACKS)(
    'The tenant is served as usual for longer: $name',
    async (attack) => {
      const tried = await new Trials(scene, OF_AN_ATTACK).run(attack);
      rows.push({ group: attack.place, attack: attack.name, tried });
      expect(faultsOf(tried, MORE_MS)).toEqual([]);
    },
    TRIES_LIMIT_MS,
  );
});
