import { Module } from '@nestjs/common';
import { LabelsController } from './labels.controller.js';
import { PrintLabels } from './print-labels.js';

/** Labels of several parcels in one PDF. */
@Module({ controllers: [LabelsController], providers: [PrintLabels] })
export class LabelsModule {}
