import { FulfillmentProgressed } from '#contracts';
import { required } from '#platform';
import { makeCommercialInvoice } from '../../documents/commercial-invoice.js';
import { storeDocument } from '../../documents/store-document.js';
import { insertDocuments } from '../../documents/store/document.store.js';
import { invoiceNumberOf } from '../../parcels/domain/numbers.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import { drawSerials, setInvoiceNumbers } from '../../parcels/store/parcel.store.js';
import { orderInvoiced } from '../events.js';
import { mayWaitForDocuments, ofOrder, type StepContext, type TakeStep } from './step.js';

/** INVOICED: creates the commercial invoice. */
export const invoiceOrders: TakeStep = async (context, orders) => {
  const { unitOfWork, now } = context;
  mayWaitForDocuments(unitOfWork);
  const serials = await drawSerials(unitOfWork, 'invoice_serial', orders.length);
  const invoices = await Promise.all(
    orders.map((order, index) =>
      makeInvoice(context, order, required(serials[index], `the order ${order.orderId}`)),
    ),
  );
  const parcels = await setInvoiceNumbers(unitOfWork, invoices);
  const documents = invoices.map(({ document }) => document);
  insertDocuments(unitOfWork, documents, now);
  for (const { order, number, document } of invoices) {
    const invoice = { number, invoiceDocumentId: document.documentId };
    const invoiced = orderInvoiced(ofOrder(order, parcels), order, invoice, now);
    unitOfWork.publish(FulfillmentProgressed, invoiced);
  }
};

async function makeInvoice({ documents, now }: StepContext, order: ReleasedOrder, serial: number) {
  const { orderId, merchantId } = order;
  const number = invoiceNumberOf(merchantId, serial);
  const content = await makeCommercialInvoice(order, number, now);
  const document = await storeDocument(documents, orderId, 'INVOICE', content);
  return { order, orderId, number, document };
}
