import { BackgroundWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { AlignEntries } from '../alignment/align-entries.js';

const INTERVAL_MS = 200;

/** Runs the background work of operators' changes. */
@Injectable()
export class OperatorJobsScheduler {
  constructor(background: BackgroundWork, alignEntries: AlignEntries) {
    background.every(INTERVAL_MS, 'entry alignments', () => alignEntries.alignNext());
  }
}
