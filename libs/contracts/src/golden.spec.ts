import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFileOf } from '../tools/schema-file.js';
import {
  allContracts,
  allEvents,
  validateEvent,
  versionName,
  type EventEnvelope,
} from './index.js';

const home = join(import.meta.dirname, '..');

/** Events whose subject is finer than the key (events.md, conventions). */
const FINER_SUBJECT = new Set(['pricing.price', 'catalog.inventory']);

interface Schema {
  properties: Record<string, object>;
  required: string[];
}

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(home, ...path), 'utf8'));
}

function examplesOf(contract: (typeof allEvents)[number]): Map<string, EventEnvelope> {
  const folder = ['examples', versionName(contract)] as const;
  const files = readdirSync(join(home, ...folder));
  return new Map(files.map((file) => [file, readJson(...folder, file) as EventEnvelope]));
}

describe.each(allEvents.map((contract) => [contract.type, contract] as const))(
  'golden files of %s (decision 8.4)',
  (_, contract) => {
    const examples = examplesOf(contract);
    const { properties, required } = contract.schema as Schema;

    it('every example is valid against its schema', () => {
      for (const [file, event] of examples) {
        expect({ file, faults: validateEvent(contract, event) }).toEqual({ file, faults: [] });
      }
    });

    it('full.json contains every member of the contract', () => {
      expect(Object.keys(examples.get('full.json') ?? {}).toSorted()).toEqual(
        Object.keys(properties).toSorted(),
      );
    });

    it('minimal.json contains only the required members, and each is required', () => {
      const minimal = examples.get('minimal.json') ?? {};
      expect(Object.keys(minimal).toSorted()).toEqual(required.toSorted());
      for (const member of required) {
        const without = Object.fromEntries(
          Object.entries(minimal).filter(([name]) => name !== member),
        );
        expect(validateEvent(contract, without).map((fault) => fault.pointer)).toContain(
          `/${member}`,
        );
      }
    });

    it('the committed schema equals the schema in the code (npm run contracts:write)', () => {
      const committed = readJson('schemas', schemaFileOf(contract)) as object;
      expect(committed).toEqual(contract.schema);
    });
  },
);

it.each(allContracts.map((contract) => [contract.type, contract] as const))(
  'the subject of each example of %s equals its key',
  (_, contract) => {
    if (FINER_SUBJECT.has(contract.stream)) return;
    for (const event of examplesOf(contract).values()) {
      expect(event.subject).toBe(contract.key(event));
    }
  },
);

it('every committed schema and every folder of examples belongs to an event', () => {
  const schemas = readdirSync(join(home, 'schemas')).toSorted();
  expect(schemas).toEqual(allEvents.map(schemaFileOf).toSorted());
  const examples = readdirSync(join(home, 'examples')).toSorted();
  expect(examples).toEqual(allEvents.map(versionName).toSorted());
});
