import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PrintLabelsQuery } from './labels.request.dto.js';
import { CombineLabels } from './combine-labels.js';

@Controller()
export class LabelsController {
  constructor(private readonly labels: CombineLabels) {}

  @Get('ext/parcels/labels')
  @ApiTags('Parcels')
  @Clients('merchant', 'fulfillment-partner')
  @ApiEndpoint(
    { mediaType: 'application/pdf' },
    {
      id: 'printLabels',
      summary: 'Print the labels of several parcels',
      doc: 'One PDF, 100 × 150 mm a page, in the order of the request.',
      problems: ['not-found', 'label-revoked'],
    },
  )
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline; filename="labels.pdf"')
  @Header('cache-control', 'private, no-store')
  print(@Query() { parcelIds }: PrintLabelsQuery, @CallerOf() caller: Caller): Promise<Buffer> {
    return this.labels.print(caller, parcelIds);
  }

  @Get('ops/parcels/labels')
  @ApiTags('Operations')
  @Clients('operator')
  @ApiEndpoint(
    { mediaType: 'application/pdf' },
    {
      id: 'printLabelsOfAllMerchants',
      summary: 'Print the labels of parcels of any merchant',
      doc: 'One PDF, 100 × 150 mm a page, in the order of the request.',
      problems: ['not-found', 'label-revoked'],
    },
  )
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline; filename="labels.pdf"')
  @Header('cache-control', 'private, no-store')
  printOfAllMerchants(@Query() { parcelIds }: PrintLabelsQuery): Promise<Buffer> {
    return this.labels.printOfAllMerchants(parcelIds);
  }
}
