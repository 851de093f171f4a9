import { serviceNames } from '#contracts';
import { Refusal } from '#edge';
import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The injection token of the service's own name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/**
 * Refuses requests for another service, because the paths under `/ops/services/{service}` are the same in every
 * service.
 */
@Injectable()
export class OwnServiceGuard implements CanActivate {
  constructor(@Inject(SERVICE_NAME) private readonly own: string) {}

  canActivate(context: ExecutionContext): boolean {
    const { params } = context.switchToHttp().getRequest<FastifyRequest>();
    if ((params as { service?: string }).service === this.own) return true;
    throw new Refusal('not-found', 'There is no such service.');
  }
}

export const SERVICE_PARAM = `One of ${serviceNames.map((name) => `\`${name}\``).join(', ')}.`;
