import { IdempotentRequests, keyedRequest, type KeepAnswer } from '#operations';
import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  IdempotencyKey,
  KIB,
  OrderId,
  optionalBody,
  type Caller,
} from '#edge';
import { DocumentLinks } from '#platform';
import { applyDecorators, Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { ErasePersonalData } from '../privacy/erase-personal-data.js';
import { OperateOrder, type Operation } from '../lifecycle/operate-order.js';
import { ReceiveReturn } from '../lifecycle/receive-return.js';
import type { Reason } from '../order/domain/order-state.js';
import { ReturnReasonRequest } from '../order/reason.request.dto.js';
import type { OrderWithHistoryView } from '../order/store/order-view.js';
import { ReasonRequest, ReceiveReturnRequest } from './operate-order.request.dto.js';
import {
  OrderWithHistoryResponse,
  toOrderWithHistoryResponse,
} from '../order/order.response.dto.js';

const params = { orderId: 'Order id.' };
const problems = ['order-not-found', 'action-not-allowed'];

/** An action that returns the order as a read by its id does. */
const Action = (action: string, text: Parameters<typeof ApiEndpoint>[1]) =>
  applyDecorators(
    Post(action),
    HttpCode(200),
    ApiEndpoint(OrderWithHistoryResponse, { params, problems, ...text }),
  );

/** Operators' actions on orders of any merchant (decision 6.12). */
@ApiTags('Operations')
@Controller('ops/orders/:orderId')
@Clients('operator')
export class OperateOrdersController {
  constructor(
    private readonly idempotentRequests: IdempotentRequests,
    private readonly operateOrder: OperateOrder,
    private readonly receiveReturn: ReceiveReturn,
    private readonly eraseData: ErasePersonalData,
    private readonly links: DocumentLinks,
  ) {}

  @Action('hold', {
    id: 'holdOrder',
    summary: 'Put an order on hold',
    doc: 'Allowed before SHIPPED. Changes during the hold are kept; a parcel that is shipped ends the hold.',
    example: { reason: 'The address is being checked.', reasonCode: 'address' },
  })
  hold(
    @OrderId() orderId: string,
    @Body() { reason, reasonCode }: ReasonRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    return this.operate({ orderId, caller, key }, { action: 'hold', reason, reasonCode });
  }

  @Action('release', {
    id: 'releaseOrder',
    summary: 'Release an order from a hold or a review',
    doc: 'It returns to the status before the hold, or passes the review, and continues from there.',
  })
  release(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    return this.operate({ orderId, caller, key }, { action: 'release' });
  }

  @Action('cancel', {
    id: 'cancelOrderOfMerchant',
    summary: 'Cancel an order of any merchant',
    doc:
      'Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer. The history shows ' +
      'the time of this request as the date of the cancellation.',
    example: { reason: 'The payment was reversed.', reasonCode: 'fraud' },
    problems: ['order-not-found', 'order-not-cancellable'],
  })
  cancel(
    @OrderId() orderId: string,
    @Body() { reason, reasonCode }: ReasonRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    return this.operate({ orderId, caller, key }, { action: 'cancel', reason, reasonCode });
  }

  @Action('operational-issue', {
    id: 'reportOperationalIssue',
    summary: 'Report that a shipped order will not arrive',
    doc: 'It was lost or refused by customs. The order ends there.',
    example: { reason: 'refused by customs', reasonCode: 'customs' },
  })
  operationalIssue(
    @OrderId() orderId: string,
    @Body() { reason, reasonCode }: ReasonRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    const operation = { action: 'operational-issue', reason, reasonCode } as const;
    return this.operate({ orderId, caller, key }, operation);
  }

  @Action('return-request', {
    id: 'requestReturn',
    summary: 'Request the return of a delivered order',
    doc: 'Also of an order that is RETURNED while units of it were not returned yet. The body may be left out.',
    example: { reason: 'The buyer says it is too small.', reasonCode: 'buyer-request' },
  })
  @ApiBody({ type: ReturnReasonRequest, required: false })
  requestReturn(
    @OrderId() orderId: string,
    @Body(optionalBody(ReturnReasonRequest)) { reason, reasonCode }: Reason,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    return this.operate({ orderId, caller, key }, { action: 'return-request', reason, reasonCode });
  }

  @Action('return-approve', {
    id: 'approveReturn',
    summary: 'Approve the return of an order',
  })
  approveReturn(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    return this.operate({ orderId, caller, key }, { action: 'return-approve' });
  }

  @BodyLimit(256 * KIB)
  @Action('return-receive', {
    id: 'receiveReturn',
    summary: 'Receive returned units',
    doc:
      'They enter the stock of the returns warehouse in the country of delivery. The return may be partial: while units ' +
      'were not returned yet, more can be received, and a further return can be requested.',
    example: { items: [{ itemId: '1', quantity: 1, inventoryType: 'AVAILABLE' }] },
    problems: [...problems, 'no-returns-warehouse', 'unknown-item', 'too-many-units'],
  })
  receive(
    @OrderId() orderId: string,
    @Body() request: ReceiveReturnRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderWithHistoryResponse> {
    const action = { orderId, caller, key };
    return this.once(action, 'return-receive', request, (keep) =>
      this.receiveReturn.receive({ orderId, who: caller.clientId }, request.items, keep),
    );
  }

  @Action('erase-personal-data', {
    id: 'erasePersonalData',
    summary: 'Erase the personal data of a buyer',
    doc:
      'Names, document, email, phone and addresses except their country are erased permanently: the members that an order ' +
      'always has say `erased`, and the links to label and invoice stop working. Allowed from DELIVERED on, ' +
      'and for an order that is cancelled or has an operational issue. Erasing again changes nothing.',
    problems: ['order-not-found', 'order-in-progress'],
  })
  async erase(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
  ): Promise<OrderWithHistoryResponse> {
    const order = await this.eraseData.erase({ orderId, who: caller.clientId });
    return toOrderWithHistoryResponse(order, this.links.linkTo);
  }

  private operate(operated: Asked, operation: Operation): Promise<OrderWithHistoryResponse> {
    const { orderId, caller } = operated;
    return this.once(operated, operation.action, operation, (keep) =>
      this.operateOrder.operate({ orderId, who: caller.clientId }, operation, keep),
    );
  }

  private async once(
    { orderId, caller, key }: Asked,
    action: string,
    request: object,
    work: (keep: KeepAnswer<OrderWithHistoryView>) => Promise<OrderWithHistoryView>,
  ): Promise<OrderWithHistoryResponse> {
    const keyed = keyedRequest(caller, `${action} ${orderId}`, key, request);
    return toOrderWithHistoryResponse(
      await this.idempotentRequests.run(keyed, work),
      this.links.linkTo,
    );
  }
}

interface Asked {
  orderId: string;
  caller: Caller;
  key: string | undefined;
}
