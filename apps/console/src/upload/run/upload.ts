import { FileFault } from '@entrepot/product-files';
import type { ReadingOptions } from '@entrepot/product-files';
import { api, rateGate } from '../../api/client.js';
import { isProblem } from '../../api/problem.js';
import { workOn } from '../../api/sending/work.js';
import { resolveDeletions } from '../file/deletions.js';
import { planOf } from '../file/plan.js';
import type { Plan, Product } from '../file/plan.js';
import { MOST_BYTES, readFile } from '../file/read-file.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { batchesOf, bodyOfCheck, notesOfRefusal, skusOf, withCheck } from './check.js';
import { isSendable, wavesOf, withoutFailure } from './sending.js';

/** Where an upload is. */
export interface UploadState {
  /** `asked` while the person decides how the file is read. */
  phase: 'empty' | 'reading' | 'asked' | 'checking' | 'checked' | 'sending' | 'sent';
  fileName?: string;
  /** How the file was read, and how it is most likely meant instead. */
  reading?: ReadingOptions;
  advice?: ReadingOptions;
  plan?: Plan;
  /** Why the file cannot be read, or what has ended the work. */
  error?: Error | undefined;
  /** Products of the present step. */
  progress?: { done: number; total: number };
  /** How long requests are held back, in ms. */
  waitMs?: number;
}

const EMPTY: UploadState = { phase: 'empty' };
const REDRAW_MS = 100;

/**
 * Reads a file, checks it by dry runs, and sends it. It goes on while another page is open, and keeps what became of each
 * product.
 */
export class Upload {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private products = new Map<string, Product>();
  private stopping = new AbortController();
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private done = 0;
  private file: File | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): UploadState => this.state;

  async start(file: File, reading: ReadingOptions = {}): Promise<void> {
    this.clear();
    this.file = file;
    this.set({ phase: 'reading', fileName: file.name, reading });
    try {
      if (file.size > MOST_BYTES) {
        throw new FileFault(messages.choose.tooLarge, messages.choose.tooLargeHow);
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = readFile(file.name, bytes, reading);
      const { advice } = found;
      const plan = planOf(found);
      if (plan.lines === 0)
        throw new FileFault(messages.choose.noLines, messages.choose.noLinesHow);
      this.products = new Map(plan.products.map((product) => [product.productId, product]));
      this.set({ ...this.state, plan, advice });
      if (Object.keys(advice).length > 0) this.set({ ...this.state, phase: 'asked' });
      else await this.check();
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      const { advice } = error;
      this.set({ phase: 'empty', fileName: file.name, reading, advice, error });
    }
  }

  /** Reads the same file in another way. */
  async readAgain(change: ReadingOptions): Promise<void> {
    if (this.file) await this.start(this.file, { ...this.state.reading, ...change });
  }

  /** Asks what an upload of each product would do. Products that were checked are not checked again. */
  async check(): Promise<void> {
    const items = this.all().filter(({ state, preview }) => state === 'ready' && !preview);
    await this.doStep('checking', items.length, () => this.checkAll(batchesOf(items)));
    const unchecked = this.all().some(({ state, preview }) => state === 'ready' && !preview);
    if (!unchecked) this.keepAll(resolveDeletions(this.all(), this.state.plan?.unreadLine));
    this.finish('checked');
  }

  /** @param withDeletions whether products are sent that would delete SKUs */
  async send(withDeletions: boolean): Promise<void> {
    const chosen = this.all()
      .filter((product) => isSendable(product, withDeletions))
      .map(withoutFailure);
    this.keepAll(chosen);
    await this.doStep('sending', chosen.length, async () => {
      const { first, second } = wavesOf(chosen);
      await this.sendAll(first);
      if (!this.stopping.signal.aborted) await this.sendAll(second);
    });
    this.finish('sent');
  }

  /** Sends nothing more; what is on its way is finished. */
  stop(): void {
    this.stopping.abort();
  }

  clear(): void {
    this.stop();
    this.products = new Map();
    this.set(EMPTY);
  }

  private async doStep(
    phase: 'checking' | 'sending',
    total: number,
    work: () => Promise<void>,
  ): Promise<void> {
    this.stopping = new AbortController();
    this.done = 0;
    this.set({ ...this.state, phase, error: undefined, progress: { done: 0, total } });
    addEventListener('beforeunload', keepOpen);
    try {
      await work();
    } catch (error) {
      this.state = { ...this.state, error: error instanceof Error ? error : undefined };
    } finally {
      removeEventListener('beforeunload', keepOpen);
    }
  }

  private async checkAll(batches: readonly Product[][]): Promise<void> {
    const refused: Product[][] = [];
    await this.workOn(batches, {
      send: async (batch) => {
        const answer = await api.POST('/ext/merchant/skus/check', { body: bodyOfCheck(batch) });
        for (const [at, checked] of (answer.data?.products ?? []).entries()) {
          const product = batch[at];
          if (product) this.keep(withCheck(product, checked));
        }
      },
      onFailed: (batch, error) => {
        const [only, ...others] = batch;
        if (only && others.length === 0) this.refuse(only, error, 'refused');
        else refused.push(batch);
      },
    });
    // One of them is at fault, and the others must not suffer for it.
    const halves = refused.flatMap((batch) => [
      batch.slice(0, batch.length / 2),
      batch.slice(batch.length / 2),
    ]);
    if (halves.length > 0 && !this.stopping.signal.aborted) await this.checkAll(halves);
  }

  private async sendAll(products: readonly Product[]): Promise<void> {
    await this.workOn(products, {
      send: async (product) => {
        const blocker = product.waitsFor.find((id) => this.products.get(id)?.state === 'failed');
        if (blocker !== undefined)
          throw new Error(fill(messages.sending.blocked, { product: blocker }));
        await api.POST('/ext/merchant/skus', { body: skusOf(product.records) });
        this.keep({ ...product, state: 'sent' });
      },
      onFailed: (product, error) => this.refuse(product, error, 'failed'),
    });
  }

  private workOn<T>(
    items: readonly T[],
    acts: { send: (item: T) => Promise<void>; onFailed: (item: T, error: Error) => void },
  ): Promise<void> {
    return workOn({ items, gate: rateGate, stop: this.stopping.signal, ...acts });
  }

  private refuse(product: Product, error: Error, state: 'refused' | 'failed'): void {
    const { code, title, message, errors } = isProblem(error)
      ? error
      : { code: 'not-sent', title: error.message, message: '', errors: [] };
    const notes = notesOfRefusal(product, { code, title, message, errors }, state);
    this.keep({ ...product, state, notes: [...product.notes, ...notes] });
  }

  private all(): Product[] {
    return [...this.products.values()];
  }

  private keepAll(products: readonly Product[]): void {
    for (const product of products) this.products.set(product.productId, product);
  }

  /** What became of a product; shown a little later, together with others. */
  private keep(product: Product): void {
    this.products.set(product.productId, product);
    this.done += 1;
    this.redraw ??= setTimeout(() => this.show(), REDRAW_MS);
  }

  private show(): void {
    clearTimeout(this.redraw);
    this.redraw = undefined;
    const { plan, progress, phase } = this.state;
    if (!plan) return;
    const { waitMs } = rateGate;
    this.set({
      ...this.state,
      plan: { ...plan, products: this.all() },
      ...(progress && { progress: { ...progress, done: this.done } }),
      waitMs,
    });
    // Nothing is kept while requests are held back, and the time left is shown.
    if (waitMs > 0 && (phase === 'checking' || phase === 'sending')) {
      this.redraw = setTimeout(() => this.show(), REDRAW_MS);
    }
  }

  private finish(phase: 'checked' | 'sent'): void {
    if (!this.state.plan) return;
    this.state = { ...this.state, phase };
    this.show();
  }

  private set(state: UploadState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** Asks before the tab is closed while requests are sent. */
function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
