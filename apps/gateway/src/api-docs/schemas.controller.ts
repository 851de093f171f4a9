import { contractByType } from '#contracts';
import { ApiEndpoint, Public, Refusal } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

/** Serves the schemas that the `ce_dataschema` of each event links to (decision 8.2). */
@ApiTags('Documents')
@Controller('schemas')
export class SchemasController {
  @Get(':type/:version')
  @Public()
  @ApiEndpoint(
    {
      mediaType: 'application/schema+json',
      schema: { type: 'object', additionalProperties: true },
    },
    {
      id: 'readEventSchema',
      summary: 'Read the JSON Schema of an event',
      params: { type: 'Name of the event.', version: 'Its version.' },
      problems: ['not-found'],
    },
  )
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
