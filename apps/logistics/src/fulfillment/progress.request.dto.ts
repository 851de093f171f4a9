import { Enum } from '#platform';
import { reportedSteps } from './domain/progress.js';
import type { ReportedStep } from './domain/progress.js';

export class ProgressRequest {
  @Enum(reportedSteps, { doc: 'The step that was taken.' })
  step!: ReportedStep;
}
