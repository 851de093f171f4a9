import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../problems/refusal.js';
import { unauthorized } from './token-verifier.js';
import type { TokenVerifier } from './token-verifier.js';

/**
 * Every route says who may use it, or the process does not start: nothing is open by accident.
 * The token is checked before the body is read, so a stranger cannot make us parse one.
 */
export function authenticateRequests(instance: FastifyInstance, verifier: TokenVerifier): void {
  instance.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) {
      throw new Error(
        `${String(method)} ${url} does not say who may use it: @Clients, @ChannelToken or @Public`,
      );
    }
  });
  instance.addHook('onRequest', async (request) => {
    await authenticate(request, verifier);
  });
}

async function authenticate(request: FastifyRequest, verifier: TokenVerifier): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined || access === 'public') return;
  const caller = await verifier.callerOf(request.headers.authorization);
  if (access === 'channel-token') {
    if (caller.kind !== 'sales-channel') throw unauthorized();
  } else if (!access.includes(caller.kind)) {
    throw new Refusal('wrong-client-kind', `The operation is for ${access.join(' and ')} tokens.`);
  }
  request.caller = caller;
}
