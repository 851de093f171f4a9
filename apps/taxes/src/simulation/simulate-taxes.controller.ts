import { ApiEndpoint, BodyLimit, ChannelToken, KIB, Refusal } from '#edge';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TAXES_CONFIG, type TaxesConfig } from '../config.js';
import { refuseDuplicateLines } from './refuse-duplicate-lines.js';
import { SimulateTaxes } from './simulate-taxes.js';
import { SimulateTaxesRequest } from './simulate-taxes.request.dto.js';
import { SimulateTaxesResponse, toSimulateTaxesResponse } from './simulate-taxes.response.dto.js';

@ApiTags('Taxes')
@Controller('ext/taxes')
export class SimulateTaxesController {
  constructor(
    private readonly simulateTaxes: SimulateTaxes,
    @Inject(TAXES_CONFIG) private readonly config: TaxesConfig,
  ) {}

  @Post()
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ChannelToken()
  @ApiEndpoint(SimulateTaxesResponse, {
    id: 'simulateTaxes',
    summary: 'Simulate the taxes of a cart',
    repeatable: true,
    doc: 'Any token that is not a valid sales-channel token is answered with 401. All money is in local currency.',
    example: {
      items: [{ id: '1', skuId: 'TSHIRT-1', quantity: 2, unitPriceWithDiscount: 129.9 }],
      freight: 35,
      country: 'BR',
      state: 'SP',
    },
    problems: [
      'duplicate-line',
      'unsupported-destination',
      'unknown-state',
      'value-over-simplified-regime',
      'goods-refused',
      'no-duty-rate',
      'unknown-hs-code',
      'no-fx-rate',
      'simulation-date-not-allowed',
    ],
  })
  async simulate(@Body() request: SimulateTaxesRequest): Promise<SimulateTaxesResponse> {
    const { simulationDate } = request;
    if (simulationDate !== undefined && this.config.ENTREPOT_ENV !== 'sandbox') {
      throw refusedSimulationDate();
    }
    refuseDuplicateLines(request.items, '/items');
    const simulation = await this.simulateTaxes.simulate(
      {
        country: request.country,
        state: request.state.toUpperCase(),
        freight: request.freight,
        lines: request.items.map(({ id, skuId, quantity, unitPriceWithDiscount }) => ({
          id,
          skuId,
          quantity,
          unitPrice: unitPriceWithDiscount,
        })),
        simulationDate,
      },
      new Date(),
    );
    return toSimulateTaxesResponse(simulation);
  }
}

function refusedSimulationDate(): Refusal {
  const detail = 'Taxes are simulated for today; another day can be chosen in the sandbox only.';
  return new Refusal('simulation-date-not-allowed', detail, {
    errors: [{ pointer: '/simulationDate', code: 'simulation-date-not-allowed', detail }],
  });
}
