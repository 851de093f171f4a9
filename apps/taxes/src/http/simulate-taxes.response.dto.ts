import type { SimulatedTaxes, Simulation } from '#landed-cost';
import { toAmount } from '#money';

/** Local currency, to its minor units. CBS and IBS are informative: not part of the total. */
interface TaxValues {
  cbsTaxValue: number;
  ibsETaxValue: number;
  ibsMTaxValue: number;
  icmsTaxValue: number;
  importTaxValue: number;
  totalTaxValue: number;
}

export interface SimulateTaxesResponse {
  /** Local currency per US dollar. */
  fxRate: number;
  /** In the order of the request's lines. */
  items: (TaxValues & { id: string; skuId: string })[];
  totals: TaxValues;
}

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
