import { BackgroundWork, WorkerTransactor, type Poller } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { DocumentStore } from '../documents/document-store.js';
import { folderOf } from '../documents/store-document.js';
import {
  erasedWithContentsOfAllMerchants,
  saveErasure,
} from '../fulfillment/store/order-flow.store.js';

/** Poll interval for other processes' erasures; this process's own erasures wake the loop. */
const INTERVAL_MS = 30_000;
const ORDERS_AT_ONCE = 25;

/** Deletes the document contents of erased buyers, including those of failed attempts (decision 8.6). */
@Injectable()
export class RemoveErasedContents {
  private readonly poller: Poller;

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly documents: DocumentStore,
  ) {
    this.poller = background.every(INTERVAL_MS, 'erased contents', () => this.removeSome());
  }

  wake(): void {
    this.poller.wake();
  }

  private async removeSome(): Promise<boolean> {
    const orders = await erasedWithContentsOfAllMerchants(this.database.worker, ORDERS_AT_ONCE);
    for (const order of orders) {
      await this.documents.removeAll(folderOf(order.orderId));
      await this.transactor.run('background', (unitOfWork) =>
        saveErasure(unitOfWork, order, { contentsRemovedAt: new Date() }),
      );
    }
    return orders.length === ORDERS_AT_ONCE;
  }
}
