import { Module } from '@nestjs/common';
import { AlignmentModule } from '../alignment/alignment.module.js';
import { LocalizationModule } from '../localization/localization.module.js';
import { OperateSkusController } from './operate-skus.controller.js';
import { OperatorJobsScheduler } from './operator-jobs-scheduler.js';
import { RepublishSkus } from './republish-skus.js';

/** What operators do to SKUs. */
@Module({
  imports: [AlignmentModule, LocalizationModule],
  controllers: [OperateSkusController],
  providers: [OperatorJobsScheduler, RepublishSkus],
})
export class OperationsModule {}
