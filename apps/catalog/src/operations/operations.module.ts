import { republicationController } from '#messaging';
import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/inventory.module.js';
import { SkusModule } from '../skus/skus.module.js';
import { AlignmentModule } from '../alignment/alignment.module.js';
import { LocalizationModule } from '../localization/localization.module.js';
import { OperateSkusController } from './operate-skus.controller.js';
import { OperatorListsController } from './operator-lists.controller.js';
import { OperatorJobsScheduler } from './operator-jobs-scheduler.js';
import { ReadSkusController } from './read-skus.controller.js';
import { RepublishSkus } from './republish-skus.js';

const republications = republicationController({
  subject: 'skus',
  names: ['Sku', 'Skus'],
  words: 'SKUs',
  doc: 'One `sku.upserted` with an empty `changed`, or `sku.deleted`, for each SKU.',
  problems: ['unknown-merchant'],
});

/** What operators do to SKUs, and what they read across merchants. */
@Module({
  imports: [AlignmentModule, InventoryModule, LocalizationModule, SkusModule],
  controllers: [OperateSkusController, OperatorListsController, ReadSkusController, republications],
  providers: [OperatorJobsScheduler, RepublishSkus],
})
export class OperationsModule {}
