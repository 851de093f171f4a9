import { Module } from '@nestjs/common';
import { ServiceClient } from './service-client.js';
import { OperationsController } from './operations.controller.js';
import { ReadAudit } from './read-audit.js';
import { ReadOverview } from './read-overview.js';

/** Operators' views over all services. */
@Module({
  controllers: [OperationsController],
  providers: [ServiceClient, ReadAudit, ReadOverview],
  exports: [ServiceClient],
})
export class OperationsModule {}
