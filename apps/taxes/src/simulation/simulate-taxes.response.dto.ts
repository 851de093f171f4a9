import { described, model } from '#edge';
import type { SimulatedTaxes, Simulation } from '#landed-cost';
import { toAmount } from '#money';
import { Type, type Static } from 'typebox';

/** All amounts are in local currency, rounded to its minor units. */
const TaxValues = model('TaxValues', {
  cbsTaxValue: Type.Number({
    description: 'CBS; informative, not part of the total.',
    example: 3.31,
  }),
  ibsETaxValue: Type.Number({
    description: 'IBS of the state; informative, not in the total.',
    example: 0.37,
  }),
  ibsMTaxValue: Type.Number({
    description: 'IBS of the city; informative, not in the total.',
    example: 0,
  }),
  icmsTaxValue: Type.Number({
    description: 'ICMS, which is part of its own base.',
    example: 75.37,
  }),
  importTaxValue: Type.Number({ description: 'Import duty.', example: 73.2 }),
  totalTaxValue: Type.Number({ description: 'ICMS and import duty.', example: 148.57 }),
});
type TaxValues = Static<typeof TaxValues>;

const LineTaxes = model('LineTaxes', {
  ...TaxValues.properties,
  id: Type.String({ description: 'The id of the line in the request.', example: '1' }),
  skuId: Type.String({ description: 'The id of the SKU in the request.', example: 'TSHIRT-1' }),
});

export const SimulateTaxesResponse = model('SimulateTaxesResponse', {
  fxRate: Type.Number({ description: 'Local currency per US dollar.', example: 5.4321 }),
  items: Type.Array(LineTaxes, { description: 'The lines, in the order of the request.' }),
  totals: described(TaxValues, 'The sums over the lines.'),
});
export type SimulateTaxesResponse = Static<typeof SimulateTaxesResponse>;

export function toSimulateTaxesResponse(simulation: Simulation): SimulateTaxesResponse {
  return {
    fxRate: toAmount(simulation.fxRate),
    items: simulation.lines.map((line) => ({
      id: line.id,
      skuId: line.skuId,
      ...taxValues(line),
    })),
    totals: taxValues(simulation.totals),
  };
}

function taxValues(taxes: SimulatedTaxes): TaxValues {
  return {
    cbsTaxValue: toAmount(taxes.cbs),
    ibsETaxValue: toAmount(taxes.ibsState),
    ibsMTaxValue: toAmount(taxes.ibsMunicipal),
    icmsTaxValue: toAmount(taxes.icms),
    importTaxValue: toAmount(taxes.importDuty),
    totalTaxValue: toAmount(taxes.total),
  };
}
