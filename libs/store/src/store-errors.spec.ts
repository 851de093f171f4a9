import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isTransientStoreError } from './store-errors.js';

const withCode = (code: string): Error => Object.assign(new Error('from the driver'), { code });

describe('the distinction of store failures from invalid input', () => {
  it.each([
    ['a connection that was lost', withCode('08006')],
    ['a statement that took too long', withCode('57014')],
    ['a deadlock', withCode('40P01')],
    ['a role that does not exist yet', withCode('28000')],
    ['a password that is not set yet', withCode('28P01')],
    ['a connection that ended under its user', new QueryRunnerAlreadyReleasedError()],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a connection that took too long', new Error('timeout expired')],
    ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')])],
    ['what TypeORM wraps', new QueryFailedError('SELECT 1', [], withCode('57P01'))],
    ['a cause', new Error('saving', { cause: withCode('40001') })],
  ])('classifies as transient: %s', (_name, error) => {
    expect(isTransientStoreError(error)).toBe(true);
  });

  it.each([
    ['a duplicate', withCode('23505')],
    ['a text that is no number', withCode('22P02')],
    ['a programming error', new TypeError('cannot read properties of undefined')],
    ['a thrown value that is not an error', { code: '08006' }],
  ])('does not classify as transient: %s', (_name, error) => {
    expect(isTransientStoreError(error)).toBe(false);
  });
});
