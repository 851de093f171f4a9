import { resolved, type Schema } from '../api-document.js';
import { exampleBody, exampleOf, pathParameters, urlOf } from '../documented-requests.js';
import type { DocumentedOperation } from '../documented-requests.js';

/** A valid request with one text replaced. */
export interface Request {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Place {
  name: string;
  put(text: string): Request;
}

/**
 * Every place of an operation at which a caller can put a text: path, query, header fields and body.
 * @param knownIds values that exist, by the name of their parameter
 */
export function placesOf(
  documented: DocumentedOperation,
  knownIds: Record<string, string>,
): Place[] {
  const values = valuesFor(documented, knownIds);
  const body = aboutKnown(exampleBody(documented), knownIds);
  const good = urlOf(documented, values);
  const inPath = pathParameters(documented).map((name) => ({
    name: `path ${name}`,
    put: (text: string) => ({ path: urlOf(documented, { ...values, [name]: text }), body }),
  }));
  const inQuery = parametersIn(documented, 'query').map((name) => ({
    name: `query ${name}`,
    put: (text: string) => ({ path: withQuery(good, name, text), body }),
  }));
  const inHeaders = fieldsOf(documented).map((name) => ({
    name: `header ${name}`,
    put: (text: string) => ({ path: good, body, headers: { [name]: asHeader(text) } }),
  }));
  const inBody = textsIn(body).map((pointer) => ({
    name: `body ${pointer.join('/')}`,
    put: (text: string) => ({ path: good, body: withText(body, pointer, text) }),
  }));
  return [...inPath, ...inQuery, ...inHeaders, ...inBody];
}

/** A valid request. */
export function goodRequest(
  documented: DocumentedOperation,
  knownIds: Record<string, string>,
): Request {
  return {
    path: urlOf(documented, valuesFor(documented, knownIds)),
    body: aboutKnown(exampleBody(documented), knownIds),
  };
}

/** A body with additional members, unknown to its schema, at every level. */
export function withStrangers(body: unknown, schema: Schema, strangers: object): unknown {
  const { properties = {}, items } = resolved(schema);
  if (Array.isArray(body)) return body.map((item) => withStrangers(item, items ?? {}, strangers));
  if (typeof body !== 'object' || body === null) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    withStrangers(value, properties[name] ?? {}, strangers),
  ]);
  const added = Object.entries(strangers).filter(([name]) => !Object.hasOwn(properties, name));
  return Object.fromEntries([...added, ...members]) as unknown;
}

function valuesFor(documented: DocumentedOperation, knownIds: Record<string, string>) {
  const missing = pathParameters(documented).filter(
    (name) => knownIds[name] === undefined && exampleOf(documented, name) === undefined,
  );
  return { ...knownIds, ...Object.fromEntries(missing.map((name) => [name, '1'])) };
}

/** Replaces the ids of the examples with existing ones. */
function aboutKnown(example: unknown, knownIds: Record<string, string>): unknown {
  if (example === undefined) return undefined;
  const text = JSON.stringify(example)
    .replaceAll('TSHIRT', knownIds['productId'] ?? 'TSHIRT')
    .replaceAll(/ACME\d{12}MX/g, knownIds['parcelId'] ?? '');
  return JSON.parse(text) as unknown;
}

function parametersIn({ operation }: DocumentedOperation, place: string): string[] {
  const parameters = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : [parameter],
  );
  return parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
}

/** The declared header fields; the fields common to all operations are tried on one simple operation. */
function fieldsOf({ operation }: DocumentedOperation): string[] {
  const shared = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [parameter.$ref] : [],
  );
  return [
    ...shared.map((reference) => reference.split('/').at(-1) ?? ''),
    ...(operation.operationId === 'readOrder' ? ['x-request-id', 'traceparent'] : []),
  ];
}

/** An address with a query parameter added or replaced. */
export function withQuery(url: string, name: string, text: string): string {
  const [path = '', query] = url.split('?');
  const values = new URLSearchParams(query);
  values.set(name, text);
  return `${path}?${values}`;
}

/** Removes characters that a client cannot send in a header value; tests that write to the socket send those. */
function asHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}

function textsIn(value: unknown): string[][] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    textsIn(member).map((rest) => [name, ...rest]),
  );
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
}
