import type { OperationObject } from '../../../tools/openapi/document.js';
import { resolved, type Schema } from '../api-document.js';
import type { DocumentedOperation } from '../documented-requests.js';
import { maximalUpsert } from '../security/large-bodies.js';
import { goodRequest } from '../security/places.js';
import type { AttackRequest } from './attacker.js';

type Parameter = Exclude<OperationObject['parameters'][number], { $ref: string }>;

/** Free texts, which get their maximum length; other members are ids, codes and names from a list. */
const PROSE = new Set(['description', 'location', 'note', 'cancelReason']);

/** The share of a body's size limit that its list may use. */
const ROOM = 0.8;

const EARLIEST = '2000-01-01T00:00:00Z';
const LATEST = '2099-01-01T00:00:00Z';

/** Parameters whose values come from another answer. */
const CURSORS = new Set(['nextPageToken', 'after']);

/**
 * The largest valid requests of an operation: whole pages with each documented filter, and a body with the maximum
 * number of items and length of texts in the API document, padded with blanks to its size limit.
 * @param knownIds values that exist, by the name of their parameter
 */
export function largestRequests(
  documented: DocumentedOperation,
  knownIds: Record<string, string>,
  token?: string,
): AttackRequest[] {
  const { path, body } = goodRequest(documented, knownIds);
  const request = { method: documented.method, ...(token !== undefined && { token }) };
  const join = path.includes('?') ? '&' : '?';
  if (body === undefined)
    return queriesOf(documented, knownIds).map((query) => ({
      ...request,
      path: query === '' ? path : `${path}${join}${query}`,
    }));
  return [{ ...request, path, body: largestBody(documented, body) }];
}

function queriesOf(documented: DocumentedOperation, knownIds: Record<string, string>): string[] {
  const optional = documented.operation.parameters
    .flatMap((each) => ('$ref' in each ? [] : [each]))
    .filter((each) => each.in === 'query' && !each.required && !CURSORS.has(each.name));
  const pageSize = optional.find(({ name }) => name === 'pageSize');
  const page = pageSize ? [`pageSize=${schemaOf(pageSize).maximum}`] : [];
  const narrowed = optional
    .filter((each) => each !== pageSize)
    .flatMap((each) => {
      const value = valueOf(each, knownIds);
      return value === undefined ? [] : [[...page, `${each.name}=${value}`]];
    });
  return [page, ...narrowed].map((each) => each.join('&'));
}

/** @returns nothing for a parameter without a known value */
function valueOf(parameter: Parameter, knownIds: Record<string, string>): string | undefined {
  const { type, format, enum: values, maximum } = schemaOf(parameter);
  if (values) return String(values.at(-1));
  if (format === 'date-time') return parameter.name.endsWith('Until') ? LATEST : EARLIEST;
  if (type === 'boolean') return 'true';
  if (type === 'integer') return String(maximum);
  const value = knownIds[parameter.name] ?? parameter.example?.toString();
  return value === undefined ? undefined : encodeURIComponent(value);
}

const schemaOf = (parameter: Parameter): Schema => resolved(parameter.schema as Schema);

function largestBody({ operation }: DocumentedOperation, example: unknown): string {
  const limit = operation['x-body-limit'] ?? 0;
  if (operation.operationId === 'upsertSkus') return maximalUpsert('LARGE');
  const schema = operation.requestBody?.content['application/json']?.schema as Schema;
  const text = JSON.stringify(enlarged(example, schema, limit));
  return text + ' '.repeat(Math.max(0, limit - Buffer.byteLength(text)));
}

/** Enlarges the outermost list and the texts of its items. @param bytes maximum size */
function enlarged(value: unknown, schema: Schema, bytes: number, name?: string): unknown {
  const { items, maxItems, properties = {}, maxLength } = resolved(schema);
  if (Array.isArray(value)) {
    const item = enlarged((value as unknown[])[0], items ?? {}, 0);
    const fitting = Math.floor((bytes * ROOM) / JSON.stringify(item).length);
    const length = Math.max(value.length, Math.min(maxItems ?? 0, fitting));
    return Array.from({ length }, (_, index) => numbered(item, index));
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => [
      key,
      enlarged(member, properties[key] ?? {}, bytes, key),
    ]);
    return Object.fromEntries(members) as unknown;
  }
  const isProse = typeof value === 'string' && name !== undefined && PROSE.has(name);
  return isProse ? value.padEnd(maxLength ?? 0, 'x') : value;
}

/** Items of a list have different ids. */
function numbered(item: unknown, index: number): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  return { ...item, id: `${index}` };
}
