import type { FieldError } from '#runtime';
import { ListOf, Text } from '../decorators.js';
import { KnownMembersOnly } from '../members.js';
import { readDto } from '../read-dto.js';
import { text } from '../text-rules.js';

@KnownMembersOnly()
class PartDto {
  @Text({ max: 8 }) of!: string;
}

@KnownMembersOnly()
class BaseDto {
  @Text({ max: 8 }) name!: string;
}

class RateDto extends BaseDto {
  @ListOf({ plain: text(8), dto: () => PartDto }, { max: 3, optional: true })
  base?: (string | PartDto)[];

  @ListOf(() => PartDto, { max: 2, optional: true, plain: text(4) })
  rate?: string | PartDto[];
}

function read(value: object): { dto: object; faults: string[] } {
  const faults: FieldError[] = [];
  const dto = readDto(RateDto, value, '', faults);
  return { dto, faults: faults.map(({ pointer, code }) => `${pointer} ${code}`) };
}

describe('a DTO with known members only', () => {
  it('refuses other members, in nested objects as well', () => {
    const value = { name: 'vat', nmae: null, 'a/b~': 1, base: [{ of: 'goods', x: '2' }] };
    expect(read(value).faults).toEqual([
      '/base/0/x unknown-member',
      '/nmae unknown-member',
      '/a~1b~0 unknown-member',
    ]);
  });
});

describe('a plain value or an object', () => {
  it('is read as either', () => {
    for (const rate of ['0.19', [{ of: 'goods' }]]) {
      const value = { name: 'vat', base: ['goods', { of: 'freight' }], rate };
      const { dto, faults } = read(value);
      expect(faults).toEqual([]);
      expect(JSON.parse(JSON.stringify(dto))).toEqual(value);
    }
  });

  it.each<[given: unknown, faults: string[]]>([
    [{ base: ['far too long', { of: 5 }, null] }, ['/base/0', '/base/1/of', '/base/2']],
    [{ base: 'goods' }, ['/base']],
    [{ rate: 0.19 }, ['/rate']],
    [{ rate: { of: 'goods' } }, ['/rate']],
    [{ rate: [{ of: 'goods' }, 'goods'] }, ['/rate/1']],
    [{ rate: ['a', 'b', 'c'] }, ['/rate']],
  ])('has the fault of each at its own pointer: %j', (given, pointers) => {
    const found = read({ name: 'vat', ...(given as object) }).faults;
    expect(found.map((one) => one.split(' ')[0])).toEqual(pointers);
  });
});
