import {
  faultsOfRefusal,
  FileFault,
  sendInHalves,
  type FaultsByRecord,
  type KindId,
  type ReadingOptions,
  type UploadKind,
} from '@entrepot/product-files';
import { api, rateGate } from '../../api/client.js';
import { isProblem } from '../../api/problem.js';
import { workOn } from '../../api/sending/work.js';
import { fill } from '../../language/texts.js';
import { fileFault } from '../file/fault-texts.js';
import { planOf, unknownColumns, type Plan } from '../file/plan.js';
import { bodiesOf, refused, type Group } from '../kinds/group.js';
import { kindOf, KINDS } from '../kinds/kinds.js';
import { messages } from '../messages.js';
import { checkGroups, type Checking } from './check.js';
import { resolveDeletions } from './deletions.js';
import { isSendable, requestsOf, stepsOf, withoutFailure, type Request } from './sending.js';

/** The options for reading a file. */
export interface ReadAs {
  /** The kind of content; recognized by its columns if left out. */
  kind?: KindId | undefined;
  /** The kind of content if its columns do not determine it. */
  otherwise?: KindId | undefined;
  reading?: ReadingOptions | undefined;
}

export interface UploadState {
  /** `asked` while the person chooses how to read the file. */
  phase: 'empty' | 'reading' | 'asked' | 'checking' | 'checked' | 'sending' | 'sent';
  fileName?: string;
  /** The kind of content, once it is known. */
  kind?: UploadKind;
  /** The most likely intended reading, if it differs from the one used. */
  advice?: ReadingOptions;
  /** Its unknown columns, until the person ignores them. */
  unknown?: readonly string[];
  plan?: Plan;
  /** The reason why the file cannot be read, or the error that ended the work. */
  error?: Error | undefined;
  /** The groups of the current step. */
  progress?: { done: number; total: number };
  /** The current delay of requests, in ms. */
  waitMs?: number;
}

const EMPTY: UploadState = { phase: 'empty' };
const REDRAW_MS = 100;

/** A file is read as a whole; the command line reads larger ones. */
const MOST_BYTES = 50 * 1024 * 1024;

/**
 * Reads a file, checks its contents, and sends it. It continues while another page is open, and has the result of each
 * group of lines.
 */
export class Upload {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private groups = new Map<string, Group>();
  private stopping = new AbortController();
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private done = 0;
  private chosen: { file: File; as: ReadAs } | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): UploadState => this.state;

  async start(file: File, as: ReadAs = {}): Promise<void> {
    this.clear();
    this.chosen = { file, as };
    this.set({ phase: 'reading', fileName: file.name });
    const { kind: chosen, otherwise = 'products' } = as;
    const detected: { kind?: UploadKind } = {};
    const columnsFor = (names: readonly string[]) => {
      detected.kind = chosen === undefined ? kindOf(names, otherwise) : KINDS[chosen];
      return detected.kind.columns;
    };
    try {
      if (file.size > MOST_BYTES) throw fileFault('too-large');
      const bytes = new Uint8Array(await file.arrayBuffer());
      // The parsers are loaded on demand.
      const { readFile } = await import('../file/read-file.js');
      const contents = await readFile({ name: file.name, bytes }, columnsFor, as.reading);
      const { kind } = detected;
      if (!kind || contents.records.length === 0) throw fileFault('without-records');
      const plan = planOf(kind, contents);
      this.groups = new Map(plan.groups.map((group) => [group.id, group]));
      const unknown = unknownColumns(kind, contents);
      this.set({ ...this.state, kind, plan, unknown, advice: contents.advice });
      await this.checkUnlessAsked();
    } catch (error) {
      const advice = error instanceof FileFault ? error.advice : {};
      this.set({ phase: 'empty', fileName: file.name, ...detected, advice, error: error as Error });
    }
  }

  /** Reads the same file with other options. */
  async readAgain({ reading, ...change }: ReadAs): Promise<void> {
    if (!this.chosen) return;
    const { file, as } = this.chosen;
    await this.start(file, { ...as, ...change, reading: { ...as.reading, ...reading } });
  }

  /** Keeps the current reading, without the suggestion. */
  async declineAdvice(): Promise<void> {
    this.set({ ...this.state, advice: {} });
    await this.checkUnlessAsked();
  }

  async ignoreUnknown(): Promise<void> {
    this.set({ ...this.state, unknown: [] });
    await this.checkUnlessAsked();
  }

  /** Checks the effect of sending each group. Checked groups are not checked again. */
  async check(): Promise<void> {
    const { kind, plan } = this.state;
    const isOpen = ({ state }: Group): boolean => state === 'unchecked';
    const open = this.all().filter(isOpen);
    await this.doStep('checking', open.length, async () => {
      if (kind && open.length > 0) await checkGroups(kind, open, this.checking());
    });
    if (!this.all().some(isOpen)) this.keepAll(resolveDeletions(this.all(), plan?.unreadLine));
    this.finish('checked');
  }

  /** @param agreed whether groups that need consent are sent */
  async send(agreed: boolean): Promise<void> {
    const { kind } = this.state;
    if (!kind) return;
    const chosen = this.all()
      .filter((group) => isSendable(group, agreed))
      .map(withoutFailure);
    this.keepAll(chosen);
    await this.doStep('sending', chosen.length, async () => {
      for (const step of stepsOf(kind, chosen)) {
        if (!this.stopping.signal.aborted) await this.sendAll(kind, step);
      }
    });
    this.finish('sent');
  }

  /** Sends nothing more; requests in progress are finished. */
  stop(): void {
    this.stopping.abort();
  }

  clear(): void {
    this.stop();
    this.chosen = undefined;
    this.groups = new Map();
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

  /** Asks first if another reading is more likely, or if columns may be misspelled. */
  private async checkUnlessAsked(): Promise<void> {
    const { advice = {}, unknown = [] } = this.state;
    if (Object.keys(advice).length > 0 || unknown.length > 0) {
      this.set({ ...this.state, phase: 'asked' });
    } else await this.check();
  }

  private checking(): Checking {
    return {
      workOn: (items, acts) => this.workOn(items, acts),
      stop: this.stopping.signal,
      keep: (group) => this.keep(group),
      refuse: (group, error) => this.refuse(group, error, 'refused'),
    };
  }

  private async sendAll(kind: UploadKind, groups: readonly Group[]): Promise<void> {
    await this.workOn(requestsOf(kind, groups), {
      send: async (request) => {
        const blocker = request.groups
          .flatMap(({ waitsFor }) => waitsFor)
          .find((id) => this.groups.get(id)?.state === 'failed');
        if (blocker !== undefined) {
          throw new Error(fill(messages.sending.blocked, { product: blocker }));
        }
        await sendInHalves(
          request.groups,
          (part) => this.sendPart(kind, request, part),
          (group, refusal) => this.refuse(group, refusal, 'failed'),
        );
      },
      onFailed: (request, error) => {
        // A half may have been accepted before; if it were sent again, it could replace later prices (decision 5.1).
        for (const group of request.groups) {
          if (this.groups.get(group.id)?.state === 'ready') this.refuse(group, error, 'failed');
        }
      },
    });
  }

  private async sendPart(kind: UploadKind, request: Request, part: readonly Group[]) {
    const [first] = part;
    const place = first ? request.groups.indexOf(first) : 0;
    const idempotencyKey = `${request.idempotencyKey}-${place}-${part.length}`;
    const taken = await kind.send(api, part.flatMap(bodiesOf), { idempotencyKey });
    let offset = 0;
    for (const group of part) {
      const groupResults = taken.slice(offset, (offset += group.records.length));
      const faults: FaultsByRecord = new Map(
        groupResults.flatMap(({ isRefused, faults: recordFaults }, position) =>
          isRefused ? [[position, recordFaults] as const] : [],
        ),
      );
      this.keep(faults.size > 0 ? refused(group, faults, 'failed') : { ...group, state: 'sent' });
    }
  }

  private workOn: Checking['workOn'] = (items, acts) =>
    workOn({ items, gate: rateGate, stop: this.stopping.signal, ...acts });

  private refuse(group: Group, error: Error, state: 'refused' | 'failed'): void {
    const refusal = isProblem(error)
      ? error
      : { code: 'not-sent', detail: error.message, errors: [] };
    const { columns = [] } = this.state.kind ?? {};
    this.keep(refused(group, faultsOfRefusal(refusal, columns), state));
  }

  private all(): Group[] {
    return [...this.groups.values()];
  }

  private keepAll(groups: readonly Group[]): void {
    for (const group of groups) this.groups.set(group.id, group);
  }

  /** Records the result of a group; the display is updated in batches. */
  private keep(group: Group): void {
    this.groups.set(group.id, group);
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
      plan: { ...plan, groups: this.all() },
      ...(progress && { progress: { ...progress, done: this.done } }),
      waitMs,
    });
    // While requests are delayed, no result arrives, so the remaining time is redrawn here.
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

/** Asks before the tab closes while requests are being sent. */
function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
