import { Controller, Get, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { HealthRegistry, type HealthReport, Readings } from '#runtime';

/** The probes and metrics for the orchestrator, without a token and in every role. */
@Controller()
export class ProbesController {
  constructor(
    private readonly health: HealthRegistry,
    private readonly readings: Readings,
  ) {}

  @Get('health/live')
  @Probe()
  async live(@Res() reply: FastifyReply): Promise<void> {
    await answer(reply, await this.health.live());
  }

  @Get('health/ready')
  @Probe()
  async ready(@Res() reply: FastifyReply): Promise<void> {
    await answer(reply, await this.health.ready());
  }

  @Get('metrics')
  @Probe()
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    await this.readings.take();
    await reply.header('content-type', register.contentType).send(await register.metrics());
  }
}

function Probe(): MethodDecorator {
  return RouteConfig({ access: 'public', probe: true });
}

function answer(reply: FastifyReply, report: HealthReport): FastifyReply {
  return reply.code(report.status === 'up' ? 200 : 503).send(report);
}
