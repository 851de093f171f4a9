import { PathParam } from '../validation/parameters.guard.js';
import { orderId } from '../validation/text-rules.js';

/** The order's id as a path parameter. An order's id is longer than other ids, because it consists of three ids. */
export const OrderId = (): ParameterDecorator => PathParam('orderId', orderId);
