import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import { Refusal } from '#runtime';
import type { Access, Caller, TokenScope } from './access.js';
import { unauthorized, type TokenVerifier } from './token-verifier.js';

/** The methods that change nothing, by the rules of the API. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Authenticates requests. Every route must declare its access, otherwise the process does not start, so that no route
 * is public by accident. `onRequest` verifies the token, and refuses only while no keys are known. The route's
 * `preParsing` refuses a request without a valid token, with a token of another kind or without the scope, or that
 * changes data with a read-only token: before the body is parsed, but after the hooks of the instance, so that the
 * gateway counts refused requests as well.
 */
export function authenticateRequests(instance: FastifyInstance, verifier: TokenVerifier): void {
  instance.addHook('onRoute', (route) => {
    const { method, url, config, preParsing } = route;
    if (config?.access === undefined) {
      throw new Error(
        `${String(method)} ${url} does not declare its access: @Clients, @ChannelScope, @ChannelToken or @Public`,
      );
    }
    const { access, scope } = config;
    if (access === 'public') return;
    // A token with one scope must not give access to operations of another scope.
    if (scope === undefined && isForChannelsAlone(access)) {
      throw new Error(`${String(method)} ${url} does not declare its scope: @ChannelScope`);
    }
    route.preParsing = [preParsing ?? [], refuseOthers({ access, scope })].flat();
  });
  instance.addHook('onRequest', async (request) => {
    await authenticate(request, verifier);
  });
}

async function authenticate(request: FastifyRequest, verifier: TokenVerifier): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined || access === 'public') return;
  const caller = await verifier.callerOf(request.headers.authorization);
  const isNone = access === 'channel-token' && caller?.kind !== 'sales-channel';
  if (caller !== undefined && !isNone) request.caller = caller;
}

/** The kinds of clients that may use a route, and the scope that a sales channel needs. */
interface Guarded {
  access: Exclude<Access, 'public'>;
  scope: TokenScope | undefined;
}

function isForChannelsAlone(access: Guarded['access']): boolean {
  return access === 'channel-token' || access.every((kind) => kind === 'sales-channel');
}

function refuseOthers(guarded: Guarded): preParsingHookHandler {
  return ({ caller, method }, _reply, _payload, done) => {
    if (caller === undefined) done(unauthorized());
    else done(refusalOf(caller, method, guarded) ?? null);
  };
}

function refusalOf(
  caller: Caller,
  method: string,
  { access, scope }: Guarded,
): Refusal | undefined {
  if (access !== 'channel-token' && !access.includes(caller.kind)) {
    const kinds = access.join(' and ');
    return new Refusal('wrong-client-kind', `The operation is for ${kinds} tokens only.`);
  }
  if (scope !== undefined && caller.scopes?.includes(scope) !== true) {
    return new Refusal('missing-scope', `The token does not have the scope \`${scope}\`.`);
  }
  if (caller.access === 'read' && !READS.has(method)) {
    return new Refusal('read-only-client', `The token may only read; ${method} is refused.`);
  }
  return undefined;
}
