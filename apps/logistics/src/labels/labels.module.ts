import { Module } from '@nestjs/common';
import { LabelsController } from './labels.controller.js';
import { CombineLabels } from './combine-labels.js';

/** Labels of several parcels in one PDF. */
@Module({ controllers: [LabelsController], providers: [CombineLabels] })
export class LabelsModule {}
