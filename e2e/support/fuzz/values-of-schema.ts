import * as fc from 'fast-check';
import { resolved } from './api-document.js';
import type { Schema } from './api-document.js';

/** Longer texts and lists are tested in edge.e2e.spec.ts; here they would only take time. */
const MAX_TEXT = 60;
const MAX_ITEMS = 3;
const DECIMALS = [0, 1, 2, 3, 4];

/** Values that a schema allows, including its limits. */
export function valuesOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolved(given);
  const own = ownValues(schema);
  return schema.examples?.length ? fc.oneof(fc.constantFrom(...schema.examples), own) : own;
}

function ownValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.oneof(fc.nat(20), fc.integer(integerLimits(schema)));
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 0, MAX_ITEMS)),
      });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

function texts({ format, minLength = 0, maxLength = MAX_TEXT }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  }
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT)) };
  return fc.oneof(
    fc.string(limits),
    fc.string({ ...limits, unit: fc.constantFrom(...'abcXYZ019-./ ') }),
  );
}

function integerLimits({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema) {
  return { min: minimum, max: maximum };
}

/** Numbers with few decimals, as clients send them. */
function numbers(schema: Schema): fc.Arbitrary<number> {
  const { minimum = schema.exclusiveMinimum ?? -1e9, maximum = schema.exclusiveMaximum ?? 1e9 } =
    schema;
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 1e9) });
  return fc
    .tuple(fc.oneof(fc.nat(1_000), whole), fc.constantFrom(...DECIMALS))
    .map(([number, decimals]) => Math.min(Math.max(number / 10 ** decimals, minimum), maximum));
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}
