import { FreightTariffChanged, TaxRulesChanged, type EventContract } from '#contracts';
import { committedEvents } from '#testing';
import { seedSandbox } from '../../src/sandbox-seed.js';
import { startTaxes } from '../taxes-service.js';

const RULES = ['rules/BR', 'rules/CL', 'rules/MX'];
const TARIFFS = ['tariff/*-BR-STANDARD', 'tariff/*-CL-STANDARD', 'tariff/*-MX-STANDARD'];

describe('the terms of a sandbox (decision 9.8)', () => {
  it('are loaded and published once, even if the seed runs again', async () => {
    const taxes = await startTaxes();
    try {
      await seedSandbox(taxes.store.url, taxes.store.schema);
      const contracts: EventContract[] = [TaxRulesChanged, FreightTariffChanged] as never;
      const events = await Promise.all(
        contracts.map((contract) => committedEvents(taxes.store, contract)),
      );
      const subjects = events.flat().map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([...RULES, ...TARIFFS]);
    } finally {
      await taxes.stop();
    }
  });
});
