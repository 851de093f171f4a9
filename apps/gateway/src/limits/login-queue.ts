import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { FairQueue } from './fair-queue.js';
import type { Bounds } from './fair-queue.js';
import { FamiliarAddresses } from './familiar-addresses.js';

/** About a second of work; a login beyond that is refused at once instead of waiting for long. */
const OPEN: Bounds = { inAll: 100, ofOneAddress: 50 };

/** For those alone who have logged in before, from the same address. */
const RESERVED: Bounds = { inAll: 20, ofOneAddress: 10 };

/** Who wants to log in, and from where; an address as `addressKey` writes it. */
export interface LoginOrigin {
  clientId: string;
  address: string;
}

/** A place in the queue, from the moment that it is given until it is left. */
export interface Turn {
  /**
   * Ends when the turn comes; the next one waits until this one is left.
   * @throws Refusal `logins-busy` when the place went to another address, or the caller is gone
   */
  readonly comes: Promise<void>;
  /** Must follow, also after a failure. */
  leave(): void;
}

interface Waiting {
  address: string;
  begin: () => void;
  refuse: () => void;
}

/**
 * Lets one login at a time check its secret. The addresses take turns, so that many guesses from some leave room for
 * logins from others. Where a client has logged in within 24 hours, it has a reserved place and every second turn:
 * that holds against more addresses than there are places (decision 1.10).
 */
@Injectable()
export class LoginQueue {
  private readonly familiar = new FamiliarAddresses();
  private readonly open = new FairQueue<Waiting>(OPEN);
  private readonly reserved = new FairQueue<Waiting>(RESERVED);
  private reservedWasLast = false;
  private current: Waiting | undefined;

  /**
   * @param gone aborted when the caller has closed the connection: the place is free for another
   * @throws Refusal `logins-busy` when there is no place
   */
  enter(origin: LoginOrigin, gone: AbortSignal): Turn {
    const { promise: comes, resolve: begin, reject } = Promise.withResolvers<void>();
    comes.catch(() => undefined); // the one who entered may still be busy with something else
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

  /** The secret was right: the next login of that client from there has a reserved place. */
  succeeded({ clientId, address }: LoginOrigin): void {
    this.familiar.note(clientId, address);
  }

  private place({ clientId, address }: LoginOrigin, waiting: Waiting): void {
    let left: Waiting | undefined = waiting;
    if (this.familiar.has(clientId, address)) left = this.reserved.add(address, waiting);
    if (left !== undefined) left = this.open.add(left.address, left);
    if (left === waiting) throw busy();
    left?.refuse();
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
