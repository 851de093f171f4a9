import type { FieldError } from '#runtime';
import * as is from '../decorators.js';
import type { DtoClass } from '../members.js';
import { readDto } from '../read-dto.js';
import { anyText, name, nullable } from '../text-rules.js';

class PartDto {
  @is.Name('Name.') name!: string;
  @is.Name('Colour.', { optional: true }) color?: string;
}

class ThingDto {
  @is.Name('Title.') title!: string;
  @is.Money('Price.', { optional: true }) price?: number;
  @is.CountryCode('Country.', { optional: true }) country?: string;
  @is.Instant('Since.', { optional: true }) since?: string;
  @is.Enum(['NEW', 'USED'], { optional: true }) state?: string;
  @is.Nested(() => PartDto, { optional: true }) part?: PartDto;
  @is.ListOf(() => PartDto, { max: 10, optional: true }) parts?: PartDto[];
  @is.Text({ max: 8, optional: true }) code: string = 'DEFAULT';
}

function read(type: DtoClass, value: object) {
  const faults: FieldError[] = [];
  const dto = { ...readDto(type, value, '', faults) };
  return { dto, faults: faults.map(({ pointer, detail }) => `${pointer} ${detail}`) };
}

describe('members that count as absent (decision 1.5)', () => {
  it('are optional members that are null, at any depth', () => {
    const none = { price: null, country: null, since: null, state: null, part: null, code: null };
    const parts = [{ name: 'a', color: null }];
    expect(read(ThingDto, { title: 't', ...none, parts })).toEqual({
      dto: { title: 't', parts: [{ name: 'a' }], code: 'DEFAULT' },
      faults: [],
    });
  });

  it('are required members that are null or blank, so they are missing', () => {
    for (const missing of [null, '', ' \u00A0\n']) {
      expect(read(ThingDto, { title: missing, part: { name: missing } }).faults).toEqual([
        '/part/name is required',
        '/title is required',
      ]);
    }
  });

  it('are not the members whose rule gives null or a blank text a meaning', () => {
    class ChangeDto {
      @is.Value(nullable(name), { optional: true }) note?: string | null;
      @is.Value(anyText(8)) key!: string;
    }
    expect(read(ChangeDto, { note: null, key: ' ' })).toEqual({
      dto: { note: null, key: ' ' },
      faults: [],
    });
    expect(read(ChangeDto, { key: '' })).toEqual({ dto: { key: '' }, faults: [] });
    expect(read(ChangeDto, { key: null }).faults).toEqual(['/key is required']);
  });
});

describe('a country that is accepted as alpha-2 only (decision 1.12)', () => {
  class AlphaDto {
    @is.CountryCode('Country.', { alpha2Only: true }) country!: string;
  }

  it.each(['BRA', 'bra', '076'])('is named where %s is sent', (country) => {
    expect(read(AlphaDto, { country }).faults).toEqual([
      '/country must be an alpha-2 code: use the alpha-2 code BR',
    ]);
  });

  it('is accepted in upper and lower case, and no other text is accepted', () => {
    for (const country of ['BR', 'br']) expect(read(AlphaDto, { country }).faults).toEqual([]);
    for (const country of ['XX', 'XXX', '000']) {
      expect(read(AlphaDto, { country }).faults).toEqual([
        '/country must be an ISO 3166 country code',
      ]);
    }
  });
});
