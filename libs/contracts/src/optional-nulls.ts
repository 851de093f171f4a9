import type { EventContract } from './contract.js';
import { streams } from './streams.js';

/** The parts of a JSON Schema that this module reads. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

const OUTSIDE = new Set<string>(
  streams.filter(({ owner }) => owner === 'channel-connectors').map(({ name }) => name),
);

/**
 * Removes optional members that are null from an event of a channel connector, at any depth: they count as absent
 * (decision 1.5). Members that the contract does not name, and required members, are unchanged. Events of the services
 * never need this.
 */
export function dropOptionalNulls(
  { stream, schema }: Pick<EventContract, 'stream' | 'schema'>,
  event: object,
): void {
  if (OUTSIDE.has(stream)) dropNulls(schema, event);
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
