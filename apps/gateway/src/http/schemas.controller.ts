import { contractByType } from '#contracts';
import { Public, Refusal } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';

/** Where the `ce_dataschema` of each event leads to (decision 8.2). */
@Controller('schemas')
export class SchemasController {
  @Get(':type/:version')
  @Public()
  @Header('cache-control', 'public, max-age=3600')
  @Header('content-type', 'application/schema+json')
  schema(@Param('type') type: string, @Param('version') version: string): object {
    const contract = contractByType(type);
    if (contract === undefined || version !== `v${contract.version}`) {
      throw new Refusal('not-found', 'There is no such event or version.');
    }
    return contract.schema;
  }
}
