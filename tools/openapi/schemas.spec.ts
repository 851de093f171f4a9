import { document, isDescribed, schemasWithin } from './check/document-parts.js';
import { schemaChecker } from './check/json-schemas.js';
import type { Schema } from './document.js';

const answerSchemas = schemaChecker(document, 'answer');

/** Keywords that determine the type of a value. */
const SHAPES = ['type', '$ref', 'allOf', 'anyOf', 'oneOf'];

/** The codes of a problem narrow the code of the schema `Problem`. */
const NAMED =
  /^\/components\/schemas\/\w+$|\/application\/problem\+json\/schema\/properties\/code$/;

describe('each schema', () => {
  const all = schemasWithin(document.components.schemas, '');

  it('Each schema describes all its properties', () => {
    const wrong = all.flatMap(({ pointer, schema }) =>
      Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
        .filter(([, property]) => !isDescribed(property['description']))
        .map(([name]) => `${pointer}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('Each schema declares the types of its properties', () => {
    const wrong = all.flatMap(({ pointer, schema }) =>
      Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
        .filter(([, { type, ...rest }]) =>
          type === 'object'
            ? !('additionalProperties' in rest || 'properties' in rest)
            : !SHAPES.some((shape) => shape in { type, ...rest }),
        )
        .map(([name]) => `${pointer}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('Each set of values is a schema with a name', () => {
    const { paths, components } = document;
    const unnamed = schemasWithin({ paths, components }, '')
      .filter(({ pointer, schema }) => Array.isArray(schema['enum']) && !NAMED.test(pointer))
      .map(({ pointer }) => pointer);
    expect(unnamed).toEqual([]);
  });

  it('Each schema has only valid examples', () => {
    const wrong = all.flatMap(({ pointer, schema }) => {
      const { example, examples = [], ...rest } = schema;
      const allExamples = [...(example === undefined ? [] : [example]), ...(examples as unknown[])];
      return allExamples
        .flatMap((exampleValue) => answerSchemas(rest)(exampleValue) ?? [])
        .map((fault) => `${pointer}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  it('The schema of an upsert marks prices as deprecated (decision 3.11)', () => {
    for (const name of ['SkuDto', 'SkuResponse']) {
      const properties = document.components.schemas[name]?.['properties'] as Record<
        string,
        Schema
      >;
      expect(properties['localizedListPriceWithTaxes']).toMatchObject({ deprecated: true });
      expect(properties['localizedSalePriceWithTaxes']).toMatchObject({ deprecated: true });
    }
  });
});
