import type { EventContract } from './contract.js';

/** The parts of a JSON Schema that this module reads. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

/**
 * Removes optional members that are null from an event of a contract where these count as absent, at any depth. Members
 * that the contract does not name, and required members, are unchanged.
 */
export function dropOptionalNulls(
  { nullsAreAbsent, schema }: Pick<EventContract, 'nullsAreAbsent' | 'schema'>,
  event: object,
): void {
  if (nullsAreAbsent) dropNulls(schema, event);
}

function dropNulls({ properties = {}, required = [], items }: Schema, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of items ? value : []) dropNulls(items as Schema, item);
    return;
  }
  const members = value as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties)) {
    if (members[name] === null && !required.includes(name)) delete members[name];
    else dropNulls(schema, members[name]);
  }
}
