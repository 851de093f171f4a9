import { Enum } from '#edge';
import { reportedSteps, type ReportedStep } from './domain/progress.js';

export class ProgressRequest {
  @Enum(reportedSteps, { doc: 'The step that was taken.' })
  step!: ReportedStep;
}
