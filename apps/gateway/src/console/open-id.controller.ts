import { Public, Text } from '#platform';
import { Controller, Get, Inject, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IssueToken } from '../auth/issue-token.js';
import { GATEWAY_CONFIG, type ProviderConfig } from '../config.js';
import { refuseReadableCookie } from './https.js';
import { operatorOf } from './open-id-person.js';
import { OpenIdProvider, type PendingSignIn } from './open-id-provider.js';
import { noSignInCookie, sessionCookie, signInCookie, signInOf } from './session-cookie.js';

const HOME = '/console';
const SIGN_IN = '/console/sign-in';
const CALLBACK = '/console/session/openid/callback';

class BeginQuery {
  @Text({ max: 2_000, optional: true, doc: 'The path of the console to return to.' })
  to?: string;
}

/** What the cookie of a sign-in in progress holds. */
interface SignIn extends PendingSignIn {
  /** The path of the console to return to. */
  to: string;
}

/** The sign-in of operators with an OpenID provider: two redirects of the browser. Faults are shown by the console's page. */
@ApiExcludeController()
@Controller('console/session/openid')
@Public()
export class OpenIdController {
  private readonly logger = new Logger(OpenIdController.name);

  constructor(
    private readonly provider: OpenIdProvider,
    private readonly tokens: IssueToken,
    @Inject(GATEWAY_CONFIG) private readonly config: ProviderConfig,
  ) {}

  /** Sends the browser to the provider. */
  @Get()
  async begin(
    @Query() { to = HOME }: BeginQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseReadableCookie(request);
    try {
      const { url, pending } = await this.provider.begin(originOf(request) + CALLBACK);
      reply.header(
        'set-cookie',
        signInCookie(JSON.stringify({ ...pending, to: withinConsole(to) })),
      );
      await reply.redirect(url.href, 303);
    } catch (error) {
      await this.refuse(reply, error);
    }
  }

  /** Where the provider sends the browser back to; the query is in the original URL. */
  @Get('callback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store').header('set-cookie', noSignInCookie());
    try {
      const signIn = JSON.parse(signInOf(request.headers.cookie) ?? '') as SignIn;
      const callback = new URL(request.originalUrl, originOf(request));
      const operator = operatorOf(await this.provider.finish(callback, signIn), this.config);
      if (operator === undefined) return await showProblem(reply, 'no-operator');
      const { token, expiresIn } = await this.tokens.issue(operator);
      reply.header('set-cookie', sessionCookie(token, expiresIn));
      await reply.redirect(signIn.to, 303);
    } catch (error) {
      await this.refuse(reply, error);
    }
  }

  private async refuse(reply: FastifyReply, error: unknown): Promise<void> {
    this.logger.warn(`sign-in: ${(error as Error).message}`);
    await showProblem(reply, 'provider-failed');
  }
}

/** The page shows the problem above its log-in. */
async function showProblem(reply: FastifyReply, code: string): Promise<void> {
  await reply.redirect(`${SIGN_IN}?problem=${code}`, 303);
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** An address elsewhere would let a link lead from the sign-in to another site. */
function withinConsole(to: string): string {
  return to === HOME || to.startsWith(`${HOME}/`) || to.startsWith(`${HOME}?`) ? to : HOME;
}
