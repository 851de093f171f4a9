import { Enum, Id, Int, ListOf, Text } from '#edge';
import type { ReasonCode } from '../order/domain/order-state.js';
import type { ReceivedLine } from '../lifecycle/domain/returns.js';
import { ReasonCodeMember } from '../order/reason.request.dto.js';

export class ReasonRequest {
  @Text({
    min: 1,
    max: 512,
    doc: 'The reason. It is shown in the history of the order: enter no personal data.',
  })
  reason!: string;

  @ReasonCodeMember()
  reasonCode?: ReasonCode;
}

export class ReceivedLineRequest implements ReceivedLine {
  @Id('A line of the order.')
  itemId!: string;

  @Int({ min: 1, max: 100_000, doc: 'Units that came back.' })
  quantity!: number;

  @Enum(['AVAILABLE', 'DAMAGED'], {
    doc: 'The condition: AVAILABLE units can be sold as new, DAMAGED ones cannot.',
  })
  inventoryType!: 'AVAILABLE' | 'DAMAGED';
}

export class ReceiveReturnRequest {
  @ListOf(() => ReceivedLineRequest, {
    min: 1,
    max: 200,
    doc: 'The units that the warehouse received; a return may be received in parts.',
  })
  items!: ReceivedLineRequest[];
}
