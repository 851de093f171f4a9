import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { FairQueue, type Bounds } from './fair-queue.js';
import { FamiliarAddresses } from './familiar-addresses.js';

/** About a second of work; further logins are refused at once instead of waiting. */
const OPEN: Bounds = { inAll: 100, ofOneAddress: 50 };

/** Only for clients that have logged in before, from the same address. */
const RESERVED: Bounds = { inAll: 20, ofOneAddress: 10 };

/** The client id and the address of a login; the address as `addressKey` writes it. */
export interface LoginOrigin {
  clientId: string;
  address: string;
}

/** A place in the queue, until it is left. */
export interface Turn {
  /**
   * Resolves when the login is served; the next one waits until this one leaves.
   * @throws Refusal `logins-busy` when another address displaced it, or the caller has disconnected
   */
  readonly comes: Promise<void>;
  /** Must be called, also after a failure. */
  leave(): void;
}

interface Waiting {
  address: string;
  begin: () => void;
  refuse: () => void;
}

/**
 * Lets one login at a time check its secret. The addresses are served round robin, so that many guesses from some do
 * not block logins from others. A client that has logged in from the same address within 24 hours has a reserved place,
 * and reserved places are served alternately with the others: this also works against more addresses than there are
 * places (decision 1.10).
 */
@Injectable()
export class LoginQueue {
  private readonly familiar = new FamiliarAddresses();
  private readonly open = new FairQueue<Waiting>(OPEN);
  private readonly reserved = new FairQueue<Waiting>(RESERVED);
  private reservedWasLast = false;
  private current: Waiting | undefined;

  /**
   * @param gone aborts when the caller closes the connection, which frees the place
   * @throws Refusal `logins-busy` when there is no place
   */
  enter(origin: LoginOrigin, gone: AbortSignal): Turn {
    const { promise: comes, resolve: begin, reject } = Promise.withResolvers<void>();
    comes.catch(() => undefined); // the caller may not be awaiting it yet
    const waiting = { address: origin.address, begin, refuse: () => reject(busy()) };
    this.place(origin, waiting);
    const giveUp = (): void => {
      this.remove(waiting);
      waiting.refuse();
    };
    if (gone.aborted) giveUp();
    else gone.addEventListener('abort', giveUp, { once: true });
    this.beginNext();
    const leave = (): void => {
      gone.removeEventListener('abort', giveUp);
      this.remove(waiting);
      if (this.current === waiting) this.current = undefined;
      this.beginNext();
    };
    return { comes, leave };
  }

  /** The secret was right: the client's next login from this address has a reserved place. */
  succeeded({ clientId, address }: LoginOrigin): void {
    this.familiar.note(clientId, address);
  }

  private place({ clientId, address }: LoginOrigin, waiting: Waiting): void {
    let displaced: Waiting | undefined = waiting;
    if (this.familiar.has(clientId, address)) displaced = this.reserved.add(address, waiting);
    if (displaced !== undefined) displaced = this.open.add(displaced.address, displaced);
    if (displaced === waiting) throw busy();
    displaced?.refuse();
  }

  private remove(waiting: Waiting): void {
    this.open.remove(waiting.address, waiting);
    this.reserved.remove(waiting.address, waiting);
  }

  private beginNext(): void {
    if (this.current !== undefined) return;
    const { open, reserved } = this;
    for (const queue of this.reservedWasLast ? [open, reserved] : [reserved, open]) {
      this.current = queue.next();
      if (this.current === undefined) continue;
      this.reservedWasLast = queue === reserved;
      this.current.begin();
      return;
    }
  }
}

function busy(): Refusal {
  return new Refusal('logins-busy', 'Please try again in a second.', { retryAfterSeconds: 1 });
}
