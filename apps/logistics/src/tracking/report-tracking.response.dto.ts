import { model } from '#edge';
import { Type, type Static } from 'typebox';

export const ReportTrackingResponse = model('ReportTrackingResponse', {
  status: Type.Literal('UPDATE IN PROGRESS', { description: 'The events were accepted.' }),
});
export type ReportTrackingResponse = Static<typeof ReportTrackingResponse>;
