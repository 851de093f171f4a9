import { shortName } from './form-field.js';

it('a UUID is confirmed by its last digits, and another id as a whole', () => {
  expect(shortName('0198c7a2-3b4d-7e5f-8a9b-0c1d2e3f4a5b')).toBe('3f4a5b');
  expect(shortName('ACME:OUT-1')).toBe('ACME:OUT-1');
  expect(shortName('0198c7a2')).toBe('0198c7a2');
});
