import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/inventory.module.js';
import { SkusModule } from '../skus/skus.module.js';
import { AlignmentModule } from '../alignment/alignment.module.js';
import { LocalizationModule } from '../localization/localization.module.js';
import { OperateSkusController } from './operate-skus.controller.js';
import { OperatorJobsScheduler } from './operator-jobs-scheduler.js';
import { RepublishSkus } from './republish-skus.js';

const republications = republicationController({
  subject: 'skus',
  names: ['Sku', 'Skus'],
  words: 'SKUs',
  doc: 'One `sku.upserted` with an empty `changed`, or `sku.deleted`, for each SKU.',
  problems: ['unknown-merchant'],
});

/** What operators do to SKUs. */
@Module({
  imports: [AlignmentModule, InventoryModule, LocalizationModule, SkusModule],
  controllers: [OperateSkusController, republications],
  providers: [OperatorJobsScheduler, RepublishSkus],
})
export class OperationsModule {}
