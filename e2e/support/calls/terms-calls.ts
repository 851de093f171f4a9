import type { ExampleCalls } from './example-calls.js';

/** Calls the operations of tax rules, duty rates, freight tariffs and landed costs with their examples. */
export async function callTerms(calls: ExampleCalls): Promise<void> {
  const call = (id: string, params: Record<string, string> = {}, body?: Record<string, unknown>) =>
    calls.call('operator', id, { params, ...(body && { body }) });
  await calls.call('channel', 'quoteLandedCost');
  await call('calculateLandedCost');
  await call('previewPrices');
  const { id: rules } = await call('loadTaxRules');
  const { id: tariff } = await call('loadFreightTariff');
  const { id: duties } = await call('putDutyRates', { destination: 'DE' });
  const table = { destination: 'DE', id: duties };
  await call('listTaxRules');
  await call('readTaxRules', { id: rules });
  await call('endTaxRules', { id: rules });
  await call('listFreightTariffs');
  await call('readFreightTariff', { id: tariff });
  await call('endFreightTariff', { id: tariff });
  await call('listDutyRates');
  await call('readDutyRates', table);
  await call('endDutyRates', table);
  const today = { validFrom: new Date().toISOString().slice(0, 10) };
  await call('putDutyRates', { destination: 'FR' }, today);
  await call('readDutyRatesInForce', { destination: 'FR' });
}
