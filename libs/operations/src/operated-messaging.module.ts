import { manifest } from '#contracts';
import { MessagingModule } from '#messaging';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AuditTrail } from './audit/audit-trail.store.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { Republications } from './republication/republications.js';
import { MessagingOverview } from './service/messaging-overview.js';
import { OwnServiceGuard } from './service/own-service.guard.js';
import { ParkedMessagesController } from './service/parked-messages.controller.js';
import { ParkedOutboxController } from './service/parked-outbox.controller.js';
import { ServiceController } from './service/service.controller.js';

type ServiceOptions = Omit<Parameters<typeof MessagingModule.forService>[0], 'manifest'>;

interface OperationsOptions extends ServiceOptions {
  /** Whether the service has operations that take an `Idempotency-Key`. */
  idempotency?: boolean;
}

const SHARED = [AuditTrail, MessagingOverview, Republications];

/** The parts that every service has besides its own modules: messaging, and the operators' view of it. */
@Global()
@Module({
  controllers: [ParkedMessagesController, ParkedOutboxController, ServiceController],
  providers: [...SHARED, OwnServiceGuard],
  exports: SHARED,
})
export class OperatedMessagingModule {
  static forService({ idempotency = false, ...options }: OperationsOptions): DynamicModule {
    const exported = idempotency ? [IdempotencyModule] : [];
    return {
      module: OperatedMessagingModule,
      imports: [MessagingModule.forService({ ...options, manifest }), ...exported],
      exports: exported,
    };
  }
}
