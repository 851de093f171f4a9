import { Body, Controller, Post } from '@nestjs/common';
import { Matches } from 'class-validator';
import * as fc from 'fast-check';
import { rules, Public, BodyLimit, MIB, arrayOf, readDto, type FieldError } from '#edge';
import { startTestService, type TestService } from '../test-service.js';
import * as is from '#edge';

class AttributeDto {
  @is.Text({ max: 128 }) name!: string;
  @is.Text({ max: 512 }) value!: string;
}

class ChannelDataDto {
  @is.Flag('Sold at present.') active!: boolean;
  @is.Name('Colour.', { optional: true }) color?: string;
  @is.ListOf(() => AttributeDto, { max: 10, optional: true }) attributes?: AttributeDto[];
}

class SkuDto {
  @is.Id('SKU id.') skuId!: string;
  @is.Name('Title.') name!: string;
  @is.Weight('Kilograms.') weight!: number;
  @is.Int({ doc: 'Centimetres.' }) height!: number;
  @is.Money('Price.', { optional: true, positive: true }) price?: number;
  @is.CountryCode('Country.', { optional: true }) country?: string;
  @is.Instant('Since.', { optional: true }) since?: string;
  @is.Enum(['NEW', 'USED'], { optional: true }) state?: string;
  @is.Nested(() => ChannelDataDto) channelData!: ChannelDataDto;
  @is.ListOf(rules.url, { max: 50 }) images!: string[];
  @Matches(/^[A-Z]+$/, { message: 'must be capitals' })
  @is.Text({ max: 8, optional: true })
  code: string = 'DEFAULT';
}

const sku = {
  skuId: 'S1',
  name: 'Shirt',
  weight: 0.2,
  height: 3,
  channelData: { active: true },
  images: ['https://img.example/1.jpg'],
};

function times(length: number, item: object): object[] {
  return Array.from({ length }, () => item);
}

function read(value: unknown): { dto: SkuDto; faults: FieldError[] } {
  const faults: FieldError[] = [];
  return { dto: readDto(SkuDto, value, '', faults) as SkuDto, faults };
}

function faultsOf(change: Record<string, unknown>): string[] {
  return read({ ...sku, ...change }).faults.map(({ pointer, code }) => `${pointer} ${code}`);
}

describe('a DTO', () => {
  it('has the members of its class, and no others (decision 1.5)', () => {
    const sent = {
      ...sku,
      id: 'mine',
      merchantId: 'GLOBEX',
      channelData: { active: true, admin: true },
    };
    const { dto, faults } = read(sent);
    expect(faults).toEqual([]);
    expect(dto).toBeInstanceOf(SkuDto);
    expect(dto.channelData).toBeInstanceOf(ChannelDataDto);
    expect({ ...dto, channelData: { ...dto.channelData } }).toEqual({ ...sku, code: 'DEFAULT' });
  });

  it('does not read a prototype from a body', () => {
    const body =
      '{"__proto__":{"admin":true,"skuId":"S2"},"constructor":{"prototype":{"admin":true}}}';
    const { dto, faults } = read(JSON.parse(body));
    expect(Object.getPrototypeOf(dto)).toBe(SkuDto.prototype);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(faults.map(({ pointer }) => pointer)).toContain('/skuId');
  });

  it('names each missing member itself (decision 1.2)', () => {
    expect(read({}).faults).toEqual(
      ['/channelData', '/images', '/skuId', '/name', '/weight', '/height'].map((pointer) => ({
        pointer,
        code: 'required',
        detail: 'is required',
      })),
    );
  });

  it.each([
    [{ name: 5 }, '/name type'],
    [{ name: null }, '/name required'],
    [{ name: '' }, '/name required'],
    [{ name: ' \t\u00A0\n' }, '/name required'],
    [{ skuId: ' ' }, '/skuId required'],
    [{ name: ['a'] }, '/name type'],
    [{ name: 'x'.repeat(513) }, '/name too-long'],
    [{ name: 'a\0b' }, '/name unstorable-character'],
    [{ name: 'a\uD800' }, '/name unstorable-character'],
    [{ skuId: '' }, '/skuId required'],
    [{ skuId: 'a\tb' }, '/skuId control-character'],
    [{ skuId: 'x'.repeat(129) }, '/skuId too-long'],
    [{ weight: '0.2' }, '/weight type'],
    [{ weight: 0.1234 }, '/weight too-precise'],
    [{ height: '3' }, '/height type'],
    [{ height: 3.5 }, '/height type'],
    [{ height: 2 ** 31 }, '/height out-of-range'],
    [{ price: 0 }, '/price out-of-range'],
    [{ price: 1e11 }, '/price out-of-range'],
    [{ price: Infinity }, '/price type'],
    [{ price: 1.00001 }, '/price too-precise'],
    [{ height: '' }, '/height type'],
    [{ country: 'XX' }, '/country not-allowed'],
    [{ since: '2024-02-30' }, '/since format'],
    [{ since: '2024-05-01T10:00:00 03:00' }, '/since format'],
    [{ state: 'new' }, '/state not-allowed'],
    [{ state: 'toString' }, '/state not-allowed'],
    [{ channelData: 'x' }, '/channelData type'],
    [{ channelData: null }, '/channelData required'],
    [{ channelData: '' }, '/channelData type'],
    [{ channelData: [{ active: true }] }, '/channelData type'],
    [{ channelData: { active: 'true' } }, '/channelData/active type'],
    [{ channelData: { active: true, attributes: {} } }, '/channelData/attributes type'],
    [{ channelData: { active: true, attributes: [[]] } }, '/channelData/attributes/0 type'],
    [{ channelData: { active: true, attributes: [null] } }, '/channelData/attributes/0 type'],
    [
      { channelData: { active: true, attributes: [{ name: 'a' }] } },
      '/channelData/attributes/0/value required',
    ],
    [
      { channelData: { active: true, attributes: times(11, {}) } },
      '/channelData/attributes too-many',
    ],
    [{ images: ['a', 7] }, '/images/1 type'],
    [{ images: ['a', null] }, '/images/1 type'],
    [{ images: 'a' }, '/images type'],
    [{ code: 'abc' }, '/code matches'],
  ])('refuses %j', (change, expected) => {
    expect(faultsOf(change)).toEqual([expected]);
  });

  it.each([
    { channelData: { active: true, color: ' ' } },
    { images: ['', ' '] },
    { name: '😀'.repeat(512) },
    { skuId: '日'.repeat(128) },
    { skuId: 'a/b ~"<' },
    { weight: -1 },
    { price: 99_999_999_999.9999 },
    { price: 0.0001 },
    { price: 1.15 },
    { since: '2024-05-01' },
    { images: [] },
  ])('accepts %j unchanged', (change) => {
    expect(faultsOf(change)).toEqual([]);
    expect(read({ ...sku, ...change }).dto).toMatchObject(change);
  });

  it('keeps a country as alpha-2 (decision 1.12)', () => {
    for (const country of ['BR', 'BRA', '076']) {
      expect(read({ ...sku, country }).dto.country).toBe('BR');
    }
  });

  it('accepts any amount with up to 4 decimals below 10^11, and no other (decision 1.7)', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 8 }), (digits, decimals) => {
        const price = Number(`${digits}e-${decimals}`);
        const written = price < 1e-6 ? undefined : String(price).split('.')[1];
        const fits = price > 0 && price < 1e11 && (written?.length ?? (price < 1e-6 ? 9 : 0)) <= 4;
        expect(faultsOf({ price })).toHaveLength(fits ? 0 : 1);
      }),
    );
  });

  it('converts any JSON into a DTO or faults, and never throws', () => {
    const member = fc.constantFrom(
      ...Object.keys(sku),
      'price',
      'country',
      'since',
      'state',
      'code',
    );
    fc.assert(
      fc.property(fc.dictionary(member, fc.jsonValue()), fc.jsonValue(), (change, anything) => {
        read({ ...sku, ...change });
        expect(read(anything).faults.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('bodies', () => {
  @Public()
  @Controller()
  class SkuController {
    @Post('skus')
    @BodyLimit(MIB)
    upsert(@Body(arrayOf(SkuDto, { min: 1, max: 1000 })) skus: SkuDto[]): unknown {
      return skus.map((one) => one instanceof SkuDto && one.skuId);
    }

    @Post('sku')
    one(@Body() body: SkuDto): unknown {
      return body.skuId;
    }

    @Post('bare')
    bare(): string {
      return 'done';
    }
  }

  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ controllers: [SkuController] });
  });

  afterAll(() => service.app.close());

  const post = (path: string, body?: unknown) =>
    service.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });

  it('that are lists are read item by item', async () => {
    const answer = await post('/skus', [sku, { ...sku, skuId: 'S2' }]);
    expect([answer.statusCode, answer.json()]).toEqual([201, ['S1', 'S2']]);
  });

  it('report all faults at once, with RFC 6901 pointers', async () => {
    const answer = await post('/skus', [
      { ...sku, name: undefined },
      { ...sku, height: 'x', images: [1] },
      7,
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation-failed',
      status: 400,
      detail: '/0/name is required, and more fields are not valid.',
      errors: [
        { pointer: '/0/name', code: 'required', detail: 'is required' },
        { pointer: '/1/images/0', code: 'type', detail: 'must be a string' },
        { pointer: '/1/height', code: 'type', detail: 'must be an integer' },
        { pointer: '/2', code: 'type', detail: 'must be an object' },
      ],
    });
  });

  it('show at most 100 faults', async () => {
    const answer = await post('/skus', times(1000, {}));
    expect(answer.json().errors).toHaveLength(100);
    expect(answer.json().errors[99].pointer).toMatch(/^\/16\//);
  });

  it.each([
    ['/skus', [], '', 'too-few'],
    ['/skus', times(1001, sku), '', 'too-many'],
    ['/skus', sku, '', 'type'],
    ['/skus', undefined, '', 'required'],
    ['/sku', undefined, '', 'required'],
    ['/sku', [sku], '', 'type'],
    ['/sku', null, '', 'type'],
    ['/sku', 'text', '', 'type'],
  ])('of another shape are refused (%s)', async (path, body, pointer, code) => {
    const answer = await post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ pointer, code, detail: expect.any(String) }]);
  });

  it('may be left out if no body is read', async () => {
    expect((await post('/bare')).statusCode).toBe(201);
  });
});
