import type { SimulatedTaxes, Simulation } from '#landed-cost';
import { toAmount } from '#money';
import { ApiProperty } from '@nestjs/swagger';

/** All amounts are in local currency, rounded to its minor units. */
class TaxValues {
  @ApiProperty({ description: 'CBS; informative, not part of the total.', example: 3.31 })
  cbsTaxValue!: number;

  @ApiProperty({ description: 'IBS of the state; informative, not in the total.', example: 0.37 })
  ibsETaxValue!: number;

  @ApiProperty({ description: 'IBS of the city; informative, not in the total.', example: 0 })
  ibsMTaxValue!: number;

  @ApiProperty({ description: 'ICMS, which is part of its own base.', example: 75.37 })
  icmsTaxValue!: number;

  @ApiProperty({ description: 'Import duty.', example: 73.2 })
  importTaxValue!: number;

  @ApiProperty({ description: 'ICMS and import duty.', example: 148.57 })
  totalTaxValue!: number;
}

class LineTaxes extends TaxValues {
  @ApiProperty({ description: 'The id of the line in the request.', example: '1' })
  id!: string;

  @ApiProperty({ description: 'The id of the SKU in the request.', example: 'TSHIRT-1' })
  skuId!: string;
}

export class SimulateTaxesResponse {
  @ApiProperty({ description: 'Local currency per US dollar.', example: 5.4321 })
  fxRate!: number;

  @ApiProperty({ description: 'The lines, in the order of the request.', type: [LineTaxes] })
  items!: LineTaxes[];

  @ApiProperty({ description: 'The sums over the lines.' })
  totals!: TaxValues;
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
