import { Refusal } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The token to inject the service's own name by. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/** The paths under `/ops/services/{service}` are the same in every service; each answers under its own name alone. */
@Injectable()
export class OwnServiceGuard implements CanActivate {
  constructor(@Inject(SERVICE_NAME) private readonly own: string) {}

  canActivate(context: ExecutionContext): boolean {
    const { params } = context.switchToHttp().getRequest<FastifyRequest>();
    if ((params as { service?: string }).service === this.own) return true;
    throw new Refusal('not-found', 'There is no such service.');
  }
}

export const SERVICE_PARAM =
  'One of `gateway`, `catalog`, `pricing`, `taxes`, `orders`, `logistics`.';
