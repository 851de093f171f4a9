import { FulfillmentProgressed } from '#contracts';
import { insertDocuments } from '../../documents/store/document.store.js';
import { makeCommercialInvoice } from '../../documents/commercial-invoice.js';
import { keepDocument } from '../../documents/keep-document.js';
import { invoiceNumberOf } from '../../parcels/domain/numbers.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import { orderInvoiced } from '../events.js';
import { drawSerials, setInvoiceNumbers } from '../../parcels/store/parcel.store.js';
import { byOrderId, mayWaitForDocuments, rowOf, type StepContext, type TakeStep } from './step.js';

/** INVOICED: creates the commercial invoice and its link. */
export const invoiceOrders: TakeStep = async (context, orders) => {
  const { uow, now, links } = context;
  mayWaitForDocuments(uow);
  const serials = await drawSerials(uow, 'invoice_serial', orders.length);
  const invoices = await Promise.all(
    orders.map((order, index) => makeInvoice(context, order, serials[index] ?? 0)),
  );
  const parcels = byOrderId(
    await setInvoiceNumbers(
      uow,
      invoices.map(({ order, number }) => ({ orderId: order.orderId, number })),
    ),
  );
  insertDocuments(
    uow,
    invoices.map(({ document }) => document),
    now,
  );
  for (const { order, number, document } of invoices) {
    const url = links.document(document.token);
    uow.publish(
      FulfillmentProgressed,
      orderInvoiced(rowOf(parcels, order.orderId), order, { number, url }, now),
    );
  }
};

async function makeInvoice({ documents, now }: StepContext, order: ReleasedOrder, serial: number) {
  const number = invoiceNumberOf(order.merchantId, serial);
  const content = await makeCommercialInvoice(order, number, now);
  const document = await keepDocument(documents, order.orderId, 'INVOICE', content);
  return { order, number, document };
}
