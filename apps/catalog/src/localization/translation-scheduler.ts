import { BackgroundWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { TranslateSkus } from './translate-skus.js';

const INTERVAL_MS = 100;

/** Runs the translation of SKUs that have passed review. */
@Injectable()
export class TranslationScheduler {
  constructor(background: BackgroundWork, translateSkus: TranslateSkus) {
    background.every(INTERVAL_MS, 'translations', () => translateSkus.translateDue());
  }
}
