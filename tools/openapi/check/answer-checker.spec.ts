import { AnswerChecker, type GivenAnswer } from './answer-checker.js';
import { committedOpenApi } from '../openapi.js';

const checker = new AnswerChecker(committedOpenApi());

const rate = { fxRate: 5.43, validFrom: '2026-11-21T10:00:00.000Z' };
const right: GivenAnswer = {
  method: 'GET',
  path: '/fxRate/PRC',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  requestId: 'r-1',
  body: JSON.stringify(rate),
};
const problem = {
  type: 'http://gateway.test/problems/fx-rate-not-found',
  title: 'There is no exchange rate in force',
  status: 404,
  detail: 'No rate of USD/BRL is in force.',
  instance: 'r-1',
  code: 'fx-rate-not-found',
};
const refused: GivenAnswer = {
  ...right,
  status: 404,
  contentType: 'application/problem+json',
  body: JSON.stringify(problem),
};

function faultOf(answer: GivenAnswer): string | undefined {
  try {
    checker.check(answer);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the check of answers against the API document', () => {
  it.each<[string, GivenAnswer]>([
    ['a success', right],
    ['a refusal', refused],
    ['a path with a query and a trailing slash', { ...right, path: '/fxRate/PRC/?a=b' }],
    [
      'no body where none is documented',
      {
        ...right,
        method: 'DELETE',
        path: '/ops/sales-channels/MELI/tokens/1',
        status: 204,
        contentType: null,
        body: '',
      },
    ],
    ['a page', { ...right, path: '/problems/rate-limited', contentType: 'text/html', body: '<p>' }],
  ])('The check accepts %s', (_, answer) => {
    expect(faultOf(answer)).toBeUndefined();
  });

  it.each<[string, Partial<GivenAnswer>, RegExp]>([
    ['an unknown path', { path: '/fxRate/XYZ' }, /the operation is not documented/],
    ['an unknown method', { method: 'PATCH' }, /the operation is not documented/],
    ['an undocumented status', { status: 500 }, /the status is not documented/],
    ['another media type', { contentType: 'text/plain' }, /media type text\/plain/],
    ['no request id', { requestId: null }, /no X-Request-Id/],
    ['a missing member', { body: '{"fxRate":5}' }, /required property 'validFrom'/],
    ['a wrong type', { body: JSON.stringify({ ...rate, fxRate: '5' }) }, /must be number/],
    ['an additional member', { body: JSON.stringify({ ...rate, x: 1 }) }, /additional properties/],
    [
      'a date in another form',
      { body: JSON.stringify({ ...rate, validFrom: '2026-11-21' }) },
      /date-time/,
    ],
  ])('The check rejects %s', (_, wrong, fault) => {
    expect(faultOf({ ...right, ...wrong })).toMatch(fault);
  });

  it.each<[string, object, RegExp]>([
    ['a code of another operation', { code: 'order-not-found' }, /equal to one of the allowed/],
    ['another status in the body', { status: 400 }, /equal to constant/],
    ['an additional member', { trace: 'at line 1' }, /additional properties/],
  ])('The check rejects a problem with %s', (_, wrong, fault) => {
    const body = JSON.stringify({ ...problem, ...wrong });
    expect(faultOf({ ...refused, body })).toMatch(fault);
  });
});
