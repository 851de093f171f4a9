import { Public, Refusal } from '#edge';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsyncApiDocument } from './async-api-document.js';
import { docsAssets } from './docs-assets.js';
import { HTML, protectPage } from './pages/html-page.js';
import { StaticAnswer } from './static-answer.js';
import { viewerPage } from './pages/viewer-page.js';

/** The document that the viewer of streams and events shows. */
const ASYNC_API = 'asyncapi-document.json';

/** Serves the viewer of the API document. */
@ApiExcludeController()
@Controller('docs')
@Public()
export class DocsController {
  private readonly page = new StaticAnswer(HTML, viewerPage());
  private readonly assets = docsAssets();

  constructor(private readonly asyncApi: AsyncApiDocument) {}

  @Get()
  async viewer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    protectPage(reply);
    await this.page.send(request, reply);
  }

  @Get('assets/:name')
  async asset(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asset = name === ASYNC_API ? await this.asyncApi.answer('viewer') : this.assets.get(name);
    if (asset === undefined) throw new Refusal('not-found', 'There is no such file.');
    await asset.send(request, reply);
  }
}
