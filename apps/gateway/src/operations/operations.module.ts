import { Module } from '@nestjs/common';
import { AskServices } from './ask-services.js';
import { OperationsController } from './operations.controller.js';
import { ReadAudit } from './read-audit.js';
import { ReadOverview } from './read-overview.js';

/** Operators' views over all services. */
@Module({
  controllers: [OperationsController],
  providers: [AskServices, ReadAudit, ReadOverview],
  exports: [AskServices],
})
export class OperationsModule {}
