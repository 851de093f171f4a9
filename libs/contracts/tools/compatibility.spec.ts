import { incompatibilities } from './compatibility.js';

const released = {
  $id: '/schemas/parcel.weighed/v1',
  title: 'parcel.weighed',
  type: 'object',
  required: ['parcelId', 'status'],
  properties: {
    parcelId: { type: 'string', minLength: 1 },
    status: { enum: ['PACKED', 'SHIPPED'] },
    weight: { type: 'string', pattern: '^\\d+$', description: 'kg' },
    cause: { type: 'string', minLength: 1, examples: ['update', 'fx'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['skuId'],
        properties: { skuId: { type: 'string' }, note: { type: 'string' } },
      },
    },
    texts: { type: 'object', patternProperties: { '^[a-z]+$': { type: 'string' } } },
  },
  allOf: [
    {
      if: { properties: { status: { const: 'PACKED' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the JSON Schema keyword
      then: { properties: { weight: { type: 'string' } } },
    },
  ],
};

interface Loose {
  [member: string]: Loose;
}

function edited(edit: (schema: Loose) => void): object {
  const copy = JSON.parse(JSON.stringify(released)) as Loose;
  edit(copy);
  return copy;
}

describe('incompatibilities (decision 8.4)', () => {
  const text = { type: 'string' } as unknown as Loose;

  it.each<[string, (schema: Loose) => void]>([
    ['nothing changed', () => undefined],
    ['a new optional member', (s) => Object.assign(s.properties!, { colour: text })],
    [
      'a new optional member inside an array',
      (s) => Object.assign(s.properties!.items!.items!.properties!, { colour: text }),
    ],
    [
      'a new optional member of a conditional shape',
      (s) => Object.assign(s.allOf![0]!.then!.properties!, { colour: text }),
    ],
    [
      'better words',
      (s) => Object.assign(s, { title: 'x', description: 'y', examples: [], $comment: 'z' }),
    ],
    [
      'one more value of an open set',
      (s) => Object.assign(s.properties!.cause!, { examples: ['update', 'rules', 'fx'] }),
    ],
    [
      'another order of a set',
      (s) => {
        Object.assign(s, { required: ['status', 'parcelId'] });
        Object.assign(s.properties!.status!, { enum: ['SHIPPED', 'PACKED'] });
      },
    ],
  ])('allows %s', (_, edit) => {
    expect(incompatibilities(released, edited(edit))).toEqual([]);
  });

  it.each<[string, (schema: Loose) => void, { at: string; reason: string }]>([
    [
      'a removed member',
      (s) => delete s.properties!.weight,
      { at: '/properties/weight', reason: 'removed' },
    ],
    [
      'a removed member inside an array',
      (s) => delete s.properties!.items!.items!.properties!.note,
      { at: '/properties/items/items/properties/note', reason: 'removed' },
    ],
    [
      'a new required member',
      (s) => {
        Object.assign(s.properties!, { colour: text });
        Object.assign(s, { required: ['parcelId', 'status', 'colour'] });
      },
      { at: '/required', reason: 'gained colour' },
    ],
    [
      'a member that becomes required',
      (s) => Object.assign(s.properties!.items!.items!, { required: ['skuId', 'note'] }),
      { at: '/properties/items/items/required', reason: 'gained note' },
    ],
    [
      'the first required member of an object',
      (s) => Object.assign(s.properties!.texts!, { required: ['en'] }),
      { at: '/properties/texts/required', reason: 'gained en' },
    ],
    [
      'a required member that becomes optional',
      (s) => Object.assign(s, { required: ['parcelId'] }),
      { at: '/required', reason: 'lost status' },
    ],
    [
      'a narrowed set of values',
      (s) => Object.assign(s.properties!.status!, { enum: ['PACKED'] }),
      { at: '/properties/status/enum', reason: 'lost SHIPPED' },
    ],
    [
      'a widened closed set of values',
      (s) => Object.assign(s.properties!.status!, { enum: ['PACKED', 'SHIPPED', 'LOST'] }),
      { at: '/properties/status/enum', reason: 'gained LOST' },
    ],
    [
      'a renamed value of an open set',
      (s) => Object.assign(s.properties!.cause!, { examples: ['update', 'rate'] }),
      { at: '/properties/cause/examples', reason: 'lost fx' },
    ],
    [
      'a set of values for an open member',
      (s) => Object.assign(s.properties!.parcelId!, { enum: ['A'] }),
      { at: '/properties/parcelId/enum', reason: 'gained A' },
    ],
    [
      'another type',
      (s) => Object.assign(s.properties!.weight!, { type: 'number' }),
      { at: '/properties/weight/type', reason: 'changed' },
    ],
    [
      'a type that also allows null',
      (s) => Object.assign(s.properties!.weight!, { type: ['string', 'null'] }),
      { at: '/properties/weight/type', reason: 'changed' },
    ],
    [
      'another pattern',
      (s) => Object.assign(s.properties!.weight!, { pattern: '^\\d$' }),
      { at: '/properties/weight/pattern', reason: 'changed' },
    ],
    [
      'a pattern where there was none',
      (s) => Object.assign(s.properties!.parcelId!, { pattern: '^A' }),
      { at: '/properties/parcelId/pattern', reason: 'added' },
    ],
    [
      'a removed bound',
      (s) => delete s.properties!.parcelId!.minLength,
      { at: '/properties/parcelId/minLength', reason: 'removed' },
    ],
    [
      'members closed',
      (s) => Object.assign(s, { additionalProperties: false }),
      { at: '/additionalProperties', reason: 'added' },
    ],
    [
      'another condition',
      (s) => Object.assign(s.allOf![0]!.if!.properties!.status!, { const: 'SHIPPED' }),
      { at: '/allOf/0/if', reason: 'changed' },
    ],
    [
      'a narrowed conditional shape',
      (s) => Object.assign(s.allOf![0]!.then!, { required: ['weight'] }),
      { at: '/allOf/0/then/required', reason: 'gained weight' },
    ],
    [
      'one more condition',
      (s) => Object.assign(s, { allOf: [...released.allOf, { required: ['weight'] }] }),
      { at: '/allOf', reason: 'changed' },
    ],
    [
      'another shape of named values',
      (s) =>
        Object.assign(s.properties!.texts!, {
          patternProperties: { '^[a-z]$': { type: 'string' } },
        }),
      { at: '/properties/texts/patternProperties/^[a-z]+$', reason: 'changed' },
    ],
    ['another id', (s) => Object.assign(s, { $id: '/x' }), { at: '/$id', reason: 'changed' }],
  ])('refuses %s', (_, edit, found) => {
    expect(incompatibilities(released, edited(edit))).toContainEqual(found);
  });
});
