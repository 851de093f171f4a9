import type { FieldError, ParameterError } from '#runtime';
import * as is from '../decorators.js';
import { readDto } from '../read-dto.js';
import { readQuery } from '../read-query.js';
import { id } from '../text-rules.js';

describe('a query', () => {
  class Query {
    @is.CommaSeparated(id, { max: 2, optional: true }) ids?: string[];
    @is.Id('One.', { optional: true }) one?: string;
  }

  it('may repeat only a parameter that takes several values', () => {
    const faults: ParameterError[] = [];
    const query = { ids: ['a', ' b'], one: ['c', 'd'] };
    expect(readQuery(Query, query, faults)).toMatchObject({ ids: ['a', 'b'] });
    expect(faults).toEqual([{ parameter: 'one', code: 'repeated', detail: expect.any(String) }]);
    faults.length = 0;
    readQuery(Query, { ids: ['a,b', 'c'] }, faults);
    expect(faults).toMatchObject([{ parameter: 'ids', code: 'too-many' }]);
  });

  it('may contain values separated by commas', () => {
    const faults: FieldError[] = [];
    readDto(Query, { ids: ['a', 'b', 'c'] }, '', faults);
    readDto(Query, { ids: ['a', ''] }, '', faults);
    expect(faults.map(({ code }) => code)).toEqual(['too-many', 'too-short']);
  });
});
