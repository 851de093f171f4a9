import { BackgroundWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { AnswerPublications } from './answer-publications.js';
import { ApplyStock } from './apply-stock.js';

const INTERVAL_MS = 100;

/** Runs the answers of the sandbox's channels. */
@Injectable()
export class SandboxConnectorScheduler {
  constructor(
    background: BackgroundWork,
    answerPublications: AnswerPublications,
    applyStock: ApplyStock,
  ) {
    background.every(INTERVAL_MS, 'publications', () => answerPublications.answerDue());
    background.every(INTERVAL_MS, 'stock applications', () => applyStock.applyDue());
  }
}
