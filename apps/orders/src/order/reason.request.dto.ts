import { vocabulary } from '#contracts';
import { Enum, Text } from '#edge';
import type { Reason, ReasonCode } from './domain/order-state.js';

/** The code of a reason, in addition to its text. */
export const ReasonCodeMember = () =>
  Enum(vocabulary.reasonCodes, {
    optional: true,
    doc: 'The kind of reason, which events carry; they never carry the text. `other` when left out.',
  });

/** The reason of a return request; both members are optional. */
export class ReturnReasonRequest implements Reason {
  @Text({ max: 512, optional: true, doc: 'The reason. It is stored in the history of the order.' })
  reason?: string;

  @ReasonCodeMember()
  reasonCode?: ReasonCode;
}
