import { ApiEndpoint, Public, Refusal } from '#edge';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from './api-document.js';
import { HTML, protectPage } from './pages/html-page.js';
import { problemIndexPage, problemPage } from './pages/problem-pages.js';
import { StaticAnswer } from './static-answer.js';

/** Serves the pages that the `type` of each problem links to (decision 1.2). */
@ApiTags('Documents')
@Controller('problems')
@Public()
export class ProblemsController {
  private readonly index: StaticAnswer;
  private readonly pages: ReadonlyMap<string, StaticAnswer>;

  constructor({ problems, operations }: ApiDocument) {
    this.index = new StaticAnswer(HTML, problemIndexPage(problems));
    this.pages = new Map(
      [...problems].map(([code, texts]) => [
        code,
        new StaticAnswer(HTML, problemPage(code, texts, operations)),
      ]),
    );
  }

  @Get()
  @ApiEndpoint(
    { mediaType: 'text/html' },
    { id: 'listProblems', summary: 'See all problem codes', revalidates: true },
  )
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    protectPage(reply);
    await this.index.send(request, reply);
  }

  @Get(':code')
  @ApiEndpoint(
    { mediaType: 'text/html' },
    {
      id: 'explainProblem',
      summary: 'See what a problem code means',
      params: { code: 'The problem code, as in the member `code` of the answer.' },
      revalidates: true,
      problems: ['not-found'],
    },
  )
  async explain(
    @Param('code') code: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = this.pages.get(code);
    if (page === undefined) throw new Refusal('not-found', 'There is no such problem code.');
    protectPage(reply);
    await page.send(request, reply);
  }
}
