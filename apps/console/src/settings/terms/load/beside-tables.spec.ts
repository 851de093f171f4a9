import { besideTables } from './beside-tables.js';
import type { LoadDocument } from './documents.js';
import type { Preview } from './requests.js';

const document = (
  kind: LoadDocument['kind'],
  validFrom: string,
  members: { destination?: string; validUntil?: string } = {},
): LoadDocument => ({ kind, destination: 'DE', validFrom, ...members, content: members });

const fault = (code: string) => ({ pointer: '/cases', code, detail: 'lacks something' });
const lacking: Preview = {
  outcome: 'refused',
  faults: [fault('no-duty-rates')],
  samples: [{ goods: 20, freight: 10, after: { refused: 'no-duty-rate' } }],
};
const rules = document('rules', '2098-07-01');

describe('rules that look up unloaded duty rates (decision 9.4)', () => {
  it('can be loaded with the duty rates of their file', () => {
    const table = document('duties', '2098-07-01', { validUntil: '2098-07-01' });
    const expected = { outcome: 'new', faults: [], samples: [] };
    expect(besideTables(lacking, rules, [table, rules])).toEqual(expected);
  });

  it('keep their other faults', () => {
    const faults = [fault('confirm-needed'), fault('no-duty-rates')];
    const table = document('duties', '2020-01-01');
    expect(besideTables({ ...lacking, faults }, rules, [table, rules])).toMatchObject({
      outcome: 'refused',
      faults: [fault('confirm-needed')],
    });
  });

  it.each([
    ['begin later', document('duties', '2098-07-02')],
    ['end before', document('duties', '2020-01-01', { validUntil: '2098-06-30' })],
    ['are those of another destination', document('duties', '2020-01-01', { destination: 'FR' })],
  ])('are refused if the duty rates of the file %s', (_, table) => {
    expect(besideTables(lacking, rules, [table, rules])).toBe(lacking);
  });

  it('are refused if the duty rates of the file end before today', () => {
    const past = document('rules', '2020-01-01');
    const table = document('duties', '2020-01-01', { validUntil: '2020-12-31' });
    expect(besideTables(lacking, past, [table, past])).toBe(lacking);
  });
});

it('A correction of duty rates that leaves rules without them is refused', () => {
  const table = document('duties', '2020-01-01');
  expect(besideTables(lacking, table, [table])).toBe(lacking);
});
