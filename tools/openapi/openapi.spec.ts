import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { document, operations, schemasWithin } from './check/document-parts.js';
import { makeOpenApi } from './openapi.js';

/** Idioms to avoid in a reference; use publish, parked, unavailable, drop, correct, automatically. */
const DIALECT = new RegExp(
  String.raw`\b(${[
    'told|tells?|telling|heard of|whoever|(?:no|some|any)body',
    'put aside|parked? aside|(?:give|gives|given|giving)\b[^.]* up',
    'looks? again|looked at again|worked on|in hand|taken? in|taken as it is',
    '(?:is|are|be) away|shut out|for good|anew|mend(?:s|ed)?|under way',
    'by itself|by themselves|by hand|goes? with|goes on|larger than can',
  ].join('|')})\b`,
  'i',
);

/** All texts except those of examples, which are data. */
function textsWithin(value: unknown, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, member]) => textsWithin(member, `${pointer}/${name}`));
}

describe('the committed API document', () => {
  it('The document equals the one of the routes (npm run build && npm run openapi:write)', async () => {
    expect(await makeOpenApi()).toEqual(document);
  });

  it('The document is valid by the official schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('The document has no tag with both operations and webhook requests, because generators create one class per tag', () => {
    const ofOperations = new Set(operations.flatMap(({ operation }) => operation.tags));
    const ofRequests = Object.values(document.webhooks).flatMap(({ post }) => post.tags);
    expect(ofRequests.length).toBeGreaterThan(0);
    expect(ofRequests.filter((tag) => ofOperations.has(tag))).toEqual([]);
  });

  it('The document is OpenAPI 3.1 without dangling references', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = new Set(
      Object.entries(document.components).flatMap(([part, items]) =>
        Object.keys(items).map((name) => `#/components/${part}/${name}`),
      ),
    );
    const lost = schemasWithin(document, '#')
      .map(({ schema }) => schema['$ref'])
      .filter((ref) => typeof ref === 'string' && !names.has(ref));
    expect(lost).toEqual([]);
  });

  it('The document contains only valid schemas of JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect({ name, valid: ajv.validateSchema(schema) }).toEqual({ name, valid: true });
    }
  });
});

describe('each text of the API document', () => {
  it('Each text uses standard terms, and so do the texts of the problem codes', () => {
    const wrong = textsWithin(document, '#').filter(({ text }) => DIALECT.test(text));
    expect(wrong).toEqual([]);
  });
});
