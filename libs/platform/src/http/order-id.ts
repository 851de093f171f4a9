import { PathParam } from '../validation/parameters.guard.js';
import { orderId } from '../validation/text-rules.js';

/** The order's id in the path. It is longer than other ids, as it is made of three. */
export const OrderId = (): ParameterDecorator => PathParam('orderId', orderId);
