import { closed } from '#contracts';
import { model } from '#edge';
import { Type, type Static } from 'typebox';
import { reportedSteps } from './domain/progress.js';

export const ProgressResponse = model('ProgressResponse', {
  orderId: Type.String({ description: 'Of the order.', example: 'ACME-MELI-1001' }),
  step: closed(reportedSteps, { description: 'As reported.' }),
});
export type ProgressResponse = Static<typeof ProgressResponse>;
