import { Public, rules, Value } from '#edge';
import { Controller, Get, Inject, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IssueToken } from '../auth/issue-token.js';
import { GATEWAY_CONFIG, type ProviderConfig } from '../config.js';
import { ConsoleSessions } from './console-sessions.js';
import { refuseReadableCookie } from './https.js';
import { isUnverified, operatorOf } from './open-id-person.js';
import { OpenIdProvider, type PendingSignIn } from './open-id-provider.js';
import { noSignInCookie, sessionCookie, signInCookie, signInOf } from './session-cookie.js';

const HOME = '/console';
const SIGN_IN = '/console/sign-in';
const CALLBACK = '/console/session/openid/callback';

/** The characters of a URL (RFC 3986); browsers understand no others in a header field. */
const URL_TEXT = /^[\x21-\x7e]*$/;

const returnAddress: rules.Rule = {
  schema: { type: 'string', maxLength: 2_000, pattern: URL_TEXT.source },
  check: (value) =>
    rules.text(2_000).check(value) ??
    (URL_TEXT.test(value as string)
      ? undefined
      : { code: 'format', detail: 'must be a percent-encoded path' }),
};

class BeginQuery {
  @Value(returnAddress, { optional: true, doc: 'The path of the console to return to.' })
  to?: string;
}

/** The content of the cookie of a sign-in in progress. */
interface SignIn extends PendingSignIn {
  /** The path of the console to return to. */
  to: string;
}

/**
 * The sign-in of operators with an OpenID provider: two redirects of the browser. The console's page shows the faults.
 */
@ApiExcludeController()
@Controller('console/session/openid')
@Public()
export class OpenIdController {
  private readonly logger = new Logger(OpenIdController.name);

  constructor(
    private readonly provider: OpenIdProvider,
    private readonly tokens: IssueToken,
    private readonly sessions: ConsoleSessions,
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

  /** The address to which the provider sends the browser back; the query is in the original URL. */
  @Get('callback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store').header('set-cookie', noSignInCookie());
    try {
      const signIn = JSON.parse(signInOf(request.headers.cookie) ?? '') as SignIn;
      const callback = new URL(request.originalUrl, originOf(request));
      const claims = await this.provider.finish(callback, signIn);
      if (isUnverified(claims, this.config)) return await showProblem(reply, 'email-unverified');
      const operator = operatorOf(claims, this.config);
      if (operator === undefined) return await showProblem(reply, 'no-operator');
      const { token, expiresIn } = await this.sessions.open(await this.tokens.issue(operator));
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

/** The page shows the problem above its log-in form. */
async function showProblem(reply: FastifyReply, code: string): Promise<void> {
  await reply.redirect(`${SIGN_IN}?problem=${code}`, 303);
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** With an external address, a link could lead from the sign-in to another site. */
function withinConsole(to: string): string {
  return to === HOME || to.startsWith(`${HOME}/`) || to.startsWith(`${HOME}?`) ? to : HOME;
}
