import { ApiEndpoint, Public } from '#edge';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsyncApiDocument } from './async-api-document.js';
import { HTML, protectPage } from './pages/html-page.js';
import { StaticAnswer } from './static-answer.js';
import { asyncApiPage } from './pages/viewer-page.js';

/** Serves the document of streams and events, and its viewer. */
@ApiTags('Documents')
@Controller()
@Public()
export class AsyncApiController {
  private readonly page = new StaticAnswer(HTML, asyncApiPage());

  constructor(private readonly document: AsyncApiDocument) {}

  @Get('asyncapi.json')
  @ApiEndpoint(
    { mediaType: 'application/json', schema: { type: 'object', additionalProperties: true } },
    {
      id: 'readEventsDocument',
      summary: 'Read the document of all streams and events',
      doc: 'AsyncAPI 3.0, with the brokers and partitions of this installation. For people, the document is rendered at `/asyncapi`.',
      revalidates: true,
    },
  )
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await (await this.document.answer('json')).send(request, reply);
  }

  @Get('asyncapi')
  @ApiExcludeEndpoint()
  async viewer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    protectPage(reply);
    await this.page.send(request, reply);
  }
}
