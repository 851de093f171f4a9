import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allContracts } from './all-contracts.js';
import { dropOptionalNulls, validateEvent } from '#messaging/contract';
import { streams } from './streams.js';

type Members = Record<string, unknown>;

const outside = new Set<string>(
  streams.filter(({ owner }) => owner === 'channel-connectors').map(({ name }) => name),
);
const contracts = allContracts.filter(({ stream }) => outside.has(stream));

function fullExample(type: string): Members {
  const file = path.resolve(import.meta.dirname, `../examples/${type}.v1/full.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Members;
}

/** Each member of an example, at any depth, with the object that contains it. */
function members(value: unknown): [Members, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value)
    ? []
    : Object.keys(value).map((name): [Members, string] => [value as Members, name]);
  return [...own, ...Object.values(value).flatMap(members)];
}

describe('null in an event of a channel connector (decision 1.5)', () => {
  it.each(contracts.map((contract) => [contract.type, contract] as const))(
    'counts as absent in every optional member of %s',
    (type, contract) => {
      const count = members(fullExample(type)).length;
      for (let at = 0; at < count; at += 1) {
        const event = fullExample(type);
        const [holder, name] = members(event)[at]!;
        delete holder[name];
        const faultsOfAbsent = validateEvent(contract, event);
        const absent = structuredClone(event);
        holder[name] = null;
        dropOptionalNulls(contract, event);
        if (faultsOfAbsent.length === 0) expect(event).toEqual(absent);
        else expect([name, holder[name]]).toEqual([name, null]);
      }
    },
  );

  it('remains in a list, and in a member that the contract does not name', () => {
    const [contract] = contracts.filter(({ type }) => type === 'sales-channel.order-placed');
    const event = { items: [null], customer: { nickname: null }, note: null };
    dropOptionalNulls(contract!, event);
    expect(event).toEqual({ items: [null], customer: { nickname: null }, note: null });
  });

  it('remains in the events of the services', () => {
    const [contract] = allContracts.filter(({ type }) => type === 'credential.revoked');
    const event = { tokenId: null };
    dropOptionalNulls(contract!, event);
    expect(event).toEqual({ tokenId: null });
  });
});
