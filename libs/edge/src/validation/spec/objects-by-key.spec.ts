import type { FieldError } from '#runtime';
import * as is from '../decorators.js';
import { readDto } from '../read-dto.js';
import { url } from '../text-rules.js';

class AttributeDto {
  @is.Text({ max: 128 }) name!: string;
  @is.Text({ max: 512 }) value!: string;
}

class ByKeyDto {
  @is.MapOf(url, () => AttributeDto, { max: 2, optional: true }) byKey?: Map<string, AttributeDto>;
}

describe('objects by key', () => {
  const readByKey = (byKey: unknown) => {
    const faults: FieldError[] = [];
    const dto = readDto(ByKeyDto, { byKey }, '', faults) as ByKeyDto;
    return { dto, faults: faults.map(({ pointer, code }) => `${pointer} ${code}`) };
  };
  const item = { name: 'a', value: 'b' };

  it('are read as a map of instances of the class', () => {
    const { dto, faults } = readByKey(
      JSON.parse('{"__proto__": {"name": "a", "value": "b", "x": 1}}'),
    );
    expect(faults).toEqual([]);
    expect([...(dto.byKey ?? [])]).toEqual([['__proto__', item]]);
    for (const none of [undefined, null]) expect(readByKey(none)).toEqual({ dto: {}, faults: [] });
    expect(readByKey({ a: item, b: null }).dto.byKey).toEqual(new Map([['a', item]]));
  });

  it('are refused with pointers escaped by RFC 6901', () => {
    expect(readByKey({ 'a/b~c': { name: 1 }, z: 'text' }).faults).toEqual([
      '/byKey/a~1b~0c/name type',
      '/byKey/a~1b~0c/value required',
      '/byKey/z type',
    ]);
    expect(readByKey({ a: item, b: item, c: item }).faults).toEqual(['/byKey too-many']);
    expect(readByKey({ ['x'.repeat(2_049)]: item }).faults).toEqual([
      `/byKey/${'x'.repeat(2_049)} too-long`,
    ]);
    for (const other of [[item], 'text', 3]) {
      expect(readByKey(other).faults).toEqual(['/byKey type']);
    }
  });
});
