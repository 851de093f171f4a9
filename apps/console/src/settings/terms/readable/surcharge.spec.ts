import { readableSurcharge } from './surcharge.js';

it.each([
  [{ percent: '12.5' }, '12.5% of the price'],
  [{ perKg: '0.30' }, 'USD 0.30 per kg'],
  [{ amount: '5' }, 'USD 5 per parcel'],
])('has the charge %j of a surcharge as %s', (charge, text) => {
  expect(readableSurcharge({ name: 'fuel', ...charge }, 'USD')).toEqual({
    name: 'fuel',
    charge: text,
    when: 'always',
  });
});

it('names all conditions of a surcharge', () => {
  const when = {
    postalPrefix: ['35', '38'],
    longestSideOverCm: '100',
    kgOver: '30',
    from: '2026-07-01',
    until: '2026-09-30',
  };
  expect(readableSurcharge({ name: 'islands', amount: '5', when }, 'USD').when).toBe(
    'postal code begins with 35, 38; longest side over 100 cm; heavier than 30 kg; from 2026-07-01; until 2026-09-30',
  );
});
