import { ApiProblem } from '../../api/problem.js';
import { problemWords } from '../../api/problem-words.js';
import { faultyFields } from './form-field.js';
import { faultSentences, placeFaults } from './place-faults.js';

const FIELDS = faultyFields(
  [
    { name: 'parcels', label: 'Barcodes', kind: 'lines', members: ['externalParcelId', 'events'] },
    { name: 'eventDate', label: 'When' },
  ],
  { parcels: 'PKG-1\nPKG-2 PKG-3' },
);

describe('a fault of the API', () => {
  it('is shown at its field, with the row of a list', () => {
    const errors = [
      { pointer: '/events/1/externalParcelId', detail: 'is not known' },
      { pointer: '/events/2/externalParcelId', detail: 'is not known' },
      { pointer: '/events/0/eventDate', detail: 'must not be in the future' },
      { pointer: '/events', detail: 'must have at most 200 items' },
    ];
    expect(placeFaults(errors, FIELDS)).toEqual({
      byField: {
        parcels: 'PKG-2 is not known.\nPKG-3 is not known.\nBarcodes must have at most 200 items.',
        eventDate: 'When must not be in the future.',
      },
      unplaced: [],
    });
  });

  it('is a sentence without a pointer if it belongs to no field', () => {
    const errors = [
      { pointer: '/shipment/items/0/hsCode', detail: 'is required' },
      { parameter: 'pageSize', detail: 'must be at most 200' },
      { pointer: '', detail: 'must be an object' },
      { pointer: '/a~1b', detail: 'The price is too low.' },
    ];
    expect(faultSentences(new ApiProblem(400, { errors }))).toEqual([
      'Shipment, items 1, hs code is required.',
      'Page size must be at most 200.',
      'The request must be an object.',
      'The price is too low.',
    ]);
  });
});

describe('a problem', () => {
  const remedy = 'Correct the fields that `errors` names and send the request again.';

  it('has the texts of the console where those of the API are for programs', () => {
    const errors = [{ pointer: '/url', detail: 'is required' }];
    const body = { title: 'Some fields are not valid', detail: '/url is required.', errors };
    const problem = new ApiProblem(400, { ...body, code: 'validation-failed' });
    expect(problemWords(problem, remedy)).toEqual({
      title: 'Some fields are not valid',
      detail: undefined,
      remedy: 'Correct the fields, then send the form again.',
    });
    const other = new ApiProblem(422, { title: 'No', detail: 'See /ops/merchants.', code: 'x' });
    expect(problemWords(other, remedy)).toEqual({
      title: 'No',
      detail: undefined,
      remedy: undefined,
    });
  });

  it('keeps the texts of the API that are for people', () => {
    const body = { title: 'No carrier', detail: 'See https://example.com/a.', code: 'x' };
    expect(problemWords(new ApiProblem(422, body), 'Ask your operator.')).toEqual({
      title: 'No carrier',
      detail: 'See https://example.com/a.',
      remedy: 'Ask your operator.',
    });
  });
});
