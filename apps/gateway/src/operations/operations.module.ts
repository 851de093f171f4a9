import { Module } from '@nestjs/common';
import { ServiceClient } from './service-client.js';
import { OperationsController } from './operations.controller.js';
import { ReadAudit } from './read-audit.js';
import { ReadParked } from './read-parked.js';
import { AllParkedMessagesController } from './parked-messages.controller.js';
import { ReadOverview } from './read-overview.js';

/** Operators' views over all services. */
@Module({
  controllers: [AllParkedMessagesController, OperationsController],
  providers: [ServiceClient, ReadAudit, ReadOverview, ReadParked],
  exports: [ServiceClient],
})
export class OperationsModule {}
