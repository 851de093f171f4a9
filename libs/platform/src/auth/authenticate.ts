import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import { Refusal } from '../problems/refusal.js';
import type { Access } from './access.js';
import { unauthorized, type TokenVerifier } from './token-verifier.js';

/**
 * Every route says who may use it, or the process does not start: nothing is open by accident.
 * The token is checked before the body is read, so a stranger cannot make us parse one. A request without a valid one,
 * or with that of another kind of client, is refused after what others do with a known caller and an unknown one, so
 * that the gateway counts what is asked for in vain as well.
 */
export function authenticateRequests(instance: FastifyInstance, verifier: TokenVerifier): void {
  instance.addHook('onRoute', (route) => {
    const { method, url, config, preParsing } = route;
    if (config?.access === undefined) {
      throw new Error(
        `${String(method)} ${url} does not say who may use it: @Clients, @ChannelToken or @Public`,
      );
    }
    if (config.access === 'public') return;
    route.preParsing = [preParsing ?? [], refuseOthers(config.access)].flat();
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

function refuseOthers(access: Exclude<Access, 'public'>): preParsingHookHandler {
  return ({ caller }, _reply, _payload, done) => {
    if (caller === undefined) done(unauthorized());
    else if (access === 'channel-token' || access.includes(caller.kind)) done(null);
    else
      done(
        new Refusal(
          'wrong-client-kind',
          `The operation is for ${access.join(' and ')} tokens only.`,
        ),
      );
  };
}
