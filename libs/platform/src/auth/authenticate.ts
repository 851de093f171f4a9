import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import { Refusal } from '../problems/refusal.js';
import type { ClientKind } from './access.js';
import { unauthorized } from './token-verifier.js';
import type { TokenVerifier } from './token-verifier.js';

/**
 * Every route says who may use it, or the process does not start: nothing is open by accident.
 * The token is checked before the body is read, so a stranger cannot make us parse one; and its kind after what others
 * do with a known caller, so that the gateway counts what a client asks for in vain as well.
 */
export function authenticateRequests(instance: FastifyInstance, verifier: TokenVerifier): void {
  instance.addHook('onRoute', (route) => {
    const { method, url, config, preParsing } = route;
    if (config?.access === undefined) {
      throw new Error(
        `${String(method)} ${url} does not say who may use it: @Clients, @ChannelToken or @Public`,
      );
    }
    if (typeof config.access === 'string') return;
    route.preParsing = [preParsing ?? [], refuseOtherKinds(config.access)].flat();
  });
  instance.addHook('onRequest', async (request) => {
    await authenticate(request, verifier);
  });
}

async function authenticate(request: FastifyRequest, verifier: TokenVerifier): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined || access === 'public') return;
  const caller = await verifier.callerOf(request.headers.authorization);
  if (access === 'channel-token' && caller.kind !== 'sales-channel') throw unauthorized();
  request.caller = caller;
}

function refuseOtherKinds(kinds: readonly ClientKind[]): preParsingHookHandler {
  return ({ caller }, _reply, _payload, done) => {
    done(
      caller !== undefined && kinds.includes(caller.kind)
        ? null
        : new Refusal(
            'wrong-client-kind',
            `The operation is for ${kinds.join(' and ')} tokens only.`,
          ),
    );
  };
}
