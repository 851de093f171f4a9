import * as fc from 'fast-check';
import type { DocumentedOperation, Parameter } from './api-document.js';
import { hostileText, hostileValue } from './hostile-values.js';
import { valuesOf } from './values-of-schema.js';

export interface FuzzedRequest {
  path: string;
  body?: string;
}

/**
 * Requests to an operation: valid ones according to the document, and ones with faults in one or more places.
 * @param known existing values, by parameter, so that not every request fails for an unknown id
 */
export function requestsTo(
  { route, parameters, body, example }: DocumentedOperation,
  known: Readonly<Record<string, string>>,
): fc.Arbitrary<FuzzedRequest> {
  const paths = fc
    .record(recordOf(parameters.filter(isIn('path')), (one) => pathValues(one, known)))
    .map((values) => filled(route, values as Record<string, string>));
  const queries = fc.record(
    recordOf(parameters.filter(isIn('query')), (one) => queryValues(one, known)),
    { requiredKeys: [] },
  );
  const strays = fc.option(fc.dictionary(hostileText, hostileText, { maxKeys: 1 }), {
    freq: 5,
    nil: {},
  });
  const search = fc
    .tuple(queries, strays)
    .map(([sent, stray]) => searchOf({ ...(sent as Record<string, string>), ...stray }));
  const bodies = body ? bodiesOf(valuesOf(body), example) : fc.constant(undefined);
  return fc.tuple(paths, search, bodies).map(([path, query, text]) => ({
    path: path + query,
    ...(text !== undefined && { body: text }),
  }));
}

function isIn(place: Parameter['in']): (parameter: Parameter) => boolean {
  return (parameter) => parameter.in === place;
}

function recordOf(
  parameters: readonly Parameter[],
  values: (parameter: Parameter) => fc.Arbitrary<string>,
): Record<string, fc.Arbitrary<string>> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, values(parameter)]));
}

/** Never empty, because a path with an empty segment is another route. */
function pathValues({ name, schema }: Parameter, known: Readonly<Record<string, string>>) {
  const texts = fc.oneof(valuesOf(schema).map(String), hostileText).filter(isSegment);
  const value = known[name];
  return value === undefined ? texts : fc.oneof(fc.constant(value), texts);
}

function queryValues({ name, schema }: Parameter, known: Readonly<Record<string, string>>) {
  const texts = fc.oneof(valuesOf(schema).map(String), hostileText);
  const value = known[name];
  return value === undefined ? texts : fc.oneof(fc.constant(value), texts);
}

/** Whether the encoded text is one segment that does not change the path, as `..` would. */
function isSegment(text: string): boolean {
  return text.isWellFormed() && !['', '.', '..'].includes(text);
}

function filled(route: string, values: Record<string, string>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function searchOf(values: Record<string, string>): string {
  const sent = Object.entries(values).filter(
    ([name, value]) => name.isWellFormed() && value.isWellFormed(),
  );
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent)}`;
}

function bodiesOf(allowed: fc.Arbitrary<unknown>, example: unknown): fc.Arbitrary<string> {
  const good = example === undefined ? allowed : fc.oneof(fc.constant(example), allowed);
  const spoilt = fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce(spoil, structuredClone(body)));
  return fc.oneof(
    { weight: 3, arbitrary: good.map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: spoilt.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: hostileValue.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: hostileText },
  );
}

/** Replaces one value anywhere in a body, or removes a member of an object. */
function spoil(body: unknown, [choice, value]: readonly [number, unknown]): unknown {
  const places = placesIn(body);
  const place = places[choice % Math.max(places.length, 1)];
  if (!place) return structuredClone(value);
  const { holder, name } = place;
  if (choice % 4 === 0 && !Array.isArray(holder)) delete holder[name];
  else holder[name] = structuredClone(value);
  return body;
}

interface Place {
  holder: Record<string, unknown>;
  name: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
}
