import { closed } from '#contracts';
import { ChartsResponse, NeedResponse, described, model } from '#edge';
import { Type, type Static } from 'typebox';
import { everyService } from '../operations/read-audit.js';

export const SummaryResponse = model('SummaryResponse', {
  asOf: Type.String({ description: 'When the summary was requested.', format: 'date-time' }),
  unavailable: Type.Array(closed(everyService), {
    description: 'Services that did not answer in time; their needs and charts are missing.',
    example: [],
  }),
  needs: Type.Array(NeedResponse, {
    description: 'The records that need a decision. A kind without records is left out.',
  }),
  charts: described(
    ChartsResponse,
    'The last 14 days in UTC, today included. A day without records is left out.',
  ),
});
export type SummaryResponse = Static<typeof SummaryResponse>;
