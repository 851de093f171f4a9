import { allContracts, allEvents, versionName } from '#contracts';
import { ApiEndpoint, Public, Refusal } from '#edge';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventSchemasResponse } from './event-schemas.response.dto.js';
import { AsyncApiDocument } from './async-api-document.js';
import { StaticAnswer } from './static-answer.js';

const JSON_TEXT = 'application/json; charset=utf-8';

const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Serves the schemas that the `ce_dataschema` of each event links to (decision 8.2). */
@ApiTags('Documents')
@Controller('schemas')
@Public()
export class SchemasController {
  private readonly index: StaticAnswer;
  private readonly bundle: StaticAnswer;
  /** By type and version. */
  private readonly schemas: ReadonlyMap<string, StaticAnswer>;

  constructor(document: AsyncApiDocument) {
    const events = allContracts.map((contract) => {
      const { type, version, stream, schemaPath, schema } = contract;
      const examples = document.examples[versionName(contract)];
      return { type, version, stream, schemaPath, schema, examples };
    });
    this.index = new StaticAnswer(JSON_TEXT, JSON.stringify(listOfSchemas()));
    this.bundle = new StaticAnswer(JSON_TEXT, JSON.stringify({ events }));
    this.schemas = new Map(
      allEvents.map(({ type, version, schema }) => [
        `${type}/v${version}`,
        new StaticAnswer('application/schema+json', JSON.stringify(schema)),
      ]),
    );
  }

  @Get()
  @ApiEndpoint(EventSchemasResponse, {
    id: 'listEventSchemas',
    summary: 'List the schemas of all events',
    revalidates: true,
  })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.index.send(request, reply);
  }

  @Get('bundle.json')
  @ApiEndpoint(
    { mediaType: 'application/json', schema: ANY_OBJECT },
    {
      id: 'readEventSchemaBundle',
      summary: 'Read the schemas of all events on streams in one document',
      doc: 'Each with its golden examples: `full` has every member, `minimal` the required ones.',
      revalidates: true,
    },
  )
  async readBundle(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.bundle.send(request, reply);
  }

  @Get(':type/:version')
  @ApiEndpoint(
    { mediaType: 'application/schema+json', schema: ANY_OBJECT },
    {
      id: 'readEventSchema',
      summary: 'Read the JSON Schema of an event',
      params: { type: 'Name of the event.', version: 'Its version.' },
      problems: ['not-found'],
      revalidates: true,
    },
  )
  async schema(
    @Param('type') type: string,
    @Param('version') version: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const schema = this.schemas.get(`${type}/${version}`);
    if (!schema) throw new Refusal('not-found', 'There is no such event or version.');
    await schema.send(request, reply);
  }
}

function listOfSchemas(): EventSchemasResponse {
  const schemas = allEvents.map(({ type, version, schemaPath, ...event }) => ({
    type,
    version,
    ...('stream' in event && { stream: event.stream }),
    schemaPath,
  }));
  return { schemas };
}
