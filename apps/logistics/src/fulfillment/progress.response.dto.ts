import { closed } from '#contracts';
import { model } from '#edge';
import { Type, type Static } from 'typebox';
import { reportedSteps } from './domain/progress.js';

export const ProgressResponse = model('ProgressResponse', {
  orderId: Type.String({ description: 'The id of the order.', example: 'ACME-MELI-1001' }),
  step: closed(reportedSteps, { description: 'The reported step.' }),
});
export type ProgressResponse = Static<typeof ProgressResponse>;
