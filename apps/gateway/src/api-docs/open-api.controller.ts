import { ApiEndpoint, Public } from '#edge';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from './api-document.js';

@ApiTags('Documents')
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get()
  @Public()
  @ApiEndpoint(
    { mediaType: 'application/json', schema: { type: 'object', additionalProperties: true } },
    {
      id: 'readApiDocument',
      summary: 'Read this document',
      doc: 'OpenAPI 3.1. For people, the document is rendered at `/docs`.',
      revalidates: true,
    },
  )
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.document.json.send(request, reply);
  }
}
