import { serviceNames } from '#contracts';
import { Refusal } from '#edge';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MESSAGING_OPTIONS, type MessagingOptions } from '#messaging';

/**
 * Refuses requests for another service, because the paths under `/ops/services/{service}` are the same in every
 * service.
 */
@Injectable()
export class OwnServiceGuard implements CanActivate {
  constructor(@Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions) {}

  canActivate(context: ExecutionContext): boolean {
    const { params } = context.switchToHttp().getRequest<FastifyRequest>();
    if ((params as { service?: string }).service === this.options.service) return true;
    throw new Refusal('not-found', 'There is no such service.');
  }
}

export const SERVICE_PARAM = `One of ${serviceNames.map((name) => `\`${name}\``).join(', ')}.`;
