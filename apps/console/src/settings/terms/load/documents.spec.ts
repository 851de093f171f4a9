import { documentsIn } from './documents.js';

const rules = (validFrom: string) => ({ destination: 'DE', validFrom, cases: [] });
const duties = { destination: 'DE', validFrom: '2026-07-01', rates: [] };
const tariff = { destination: 'DE', validFrom: '2026-07-01', service: 'STANDARD', steps: [] };

const kindsIn = (value: unknown) => {
  const result = documentsIn(JSON.stringify(value));
  return Array.isArray(result)
    ? result.map(({ kind, validFrom }) => `${kind} ${validFrom}`)
    : result;
};

describe('the documents of a text', () => {
  it('are all documents of a pack: rates and tariffs before rules, and within each kind the last first', () => {
    const ruleSets = [rules('2026-07-01'), rules('2028-07-01')];
    const pack = { destination: 'DE', ruleSets, dutyRates: [duties], freightTariffs: [tariff] };
    expect(kindsIn(pack)).toEqual([
      'duties 2026-07-01',
      'tariffs 2026-07-01',
      'rules 2028-07-01',
      'rules 2026-07-01',
    ]);
  });

  it.each([
    [rules('2026-07-01'), 'rules'],
    [duties, 'duties'],
    [tariff, 'tariffs'],
  ])('is the single document %j', (document, kind) => {
    expect(documentsIn(JSON.stringify(document))).toEqual([
      { kind, destination: 'DE', validFrom: '2026-07-01', content: document },
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(documentsIn(`\uFEFF${JSON.stringify(duties)}`)).toHaveLength(1);
  });

  it('are absent if the text is not JSON or has no terms', () => {
    expect(documentsIn('{"cases": [')).toMatchObject({ fault: 'json' });
    for (const other of [[], 'x', 3, null, {}, { destination: 'DE' }, { ruleSets: [] }]) {
      expect(kindsIn(other)).toMatchObject({ fault: 'no-terms' });
    }
  });

  it.each([
    [{ ruleSets: [rules('2026-07-01'), null] }, '/ruleSets/1'],
    [{ dutyRates: duties }, '/dutyRates'],
  ])('are absent if a member of the pack %j is not a document', (pack, pointer) => {
    expect(kindsIn(pack)).toEqual({ fault: 'no-document', detail: pointer });
  });
});
