import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { PATIENCE } from '#testing';
import type { ServiceName } from '../../../tools/stack/topology.js';
import { ATTACKER_PROGRAM, type AttackPlan, type AttackResult, type Lane } from './attacker.js';
import { notice, residentMib, watchGrowth, type Noticed } from './meter.js';
import type { Scene } from './scene.js';
import type { Place } from './victim.js';

/** One row of the table of attacks. */
export interface Attack {
  name: string;
  /** The place where the victim works meanwhile. */
  place: Place;
  /** Prepares each try. @returns a function that undoes the preparation */
  begin?: (scene: Scene) => Promise<() => Promise<void>>;
  lanes: (scene: Scene) => Lane[];
}

/** The victim's measurements of one attack. */
export interface Tried {
  quiet: Noticed;
  /** Measured while the same connections send the smallest valid requests at the same rate; from the second try on. */
  control?: Noticed;
  attacked: Noticed;
  growth: { service: ServiceName; mib: number };
  answers: AttackResult;
}

const MOST_GROWTH_MIB = 128;
const MOST_TIMES = 3;
const TRIES = 3;
/** The time limit of all tries with their measurements. */
export const TRIES_LIMIT_MS = 300_000;
/** The victim alone is faster than this, unless other programs use the machine. */
const SETTLED_MS = 250;
/** The maximum number of measurements until the victim is fast again. */
const SETTLING = 20;

const limitOf = (usualMs: number, moreMs: number): number =>
  MOST_TIMES * usualMs + moreMs * PATIENCE;

/**
 * Returns the violations of the victim's limits in a try.
 * @param moreMs the additional time that the victim may wait beyond three times its usual wait
 */
export function faultsOf({ quiet, control, attacked, growth }: Tried, moreMs: number): string[] {
  const limit = limitOf(Math.max(quiet.p99, control?.p99 ?? 0), moreMs);
  return [
    ...(attacked.p99 > limit ? [`p99 of ${attacked.p99} ms instead of ${limit}`] : []),
    ...Object.entries(attacked.faults).map(([status, times]) => `${status} ${times} times`),
    ...(growth.mib > MOST_GROWTH_MIB ? [`${growth.service} grew by ${growth.mib} MiB`] : []),
  ];
}

export interface TrialOptions {
  /** Duration of an attack, in addition to the permitted wait of its victim. */
  seconds: number;
  /** Duration of each measurement of the victim alone. */
  quietSeconds: number;
  /** See `faultsOf`. */
  moreMs: number;
}

/** Rows of a table in Markdown: group, attack, p99 alone and attacked, growth, answers. */
export function tableOf(rows: readonly { group: string; attack: string; tried: Tried }[]): string {
  const lines = rows.map(({ group, attack, tried: { quiet, attacked, growth, answers } }) => {
    const counts = Object.entries(answers).map(([status, times]) => `${status} ${times}`);
    const grown = `${growth.mib} MiB (${growth.service})`;
    return `| ${[group, attack, `${quiet.p99} ms`, `${attacked.p99} ms`, grown, counts.join(', ')].join(' | ')} |`;
  });
  return `${lines.join('\n')}\n`;
}

/** Attacks the product and measures the victim. */
export class Trials {
  constructor(
    private readonly scene: Scene,
    private readonly options: TrialOptions,
  ) {}

  /**
   * Tries an attack at most three times, until the victim's limits hold: a fault of the product violates them each
   * time, other programs on the machine do not. From the second try on, the baseline is a measurement beside a harmless
   * client, because a local attacker uses processor time that a remote one does not.
   * @returns the last try
   */
  async run(attack: Attack): Promise<Tried> {
    const quiet = await this.settled(attack);
    const before = residentMib(this.scene.stack);
    let tried = await this.try(attack, before, { quiet });
    for (
      let times = 1;
      times < TRIES && faultsOf(tried, this.options.moreMs).length > 0;
      times += 1
    ) {
      const again = await this.settled(attack);
      // The previous attack still has an effect, so there is no baseline.
      if (again.p99 > limitOf(quiet.p99, this.options.moreMs)) return tried;
      const control = await this.beside(attack);
      tried = await this.try(attack, before, { quiet: again, control });
    }
    return tried;
  }

  /** Measures the victim alone, once neither the start nor the previous attack has an effect. */
  private async settled({ place }: Attack): Promise<Noticed> {
    const alone = () => this.noticeAt(place, delay(this.options.quietSeconds * 1_000));
    let quiet = await alone();
    for (let times = 1; times < SETTLING && quiet.p99 > SETTLED_MS; times += 1) {
      quiet = await alone();
    }
    return quiet;
  }

  private beside({ place, lanes }: Attack): Promise<Noticed> {
    const harmless = lanes(this.scene).map(({ connections, perSecond, most, requests }) => {
      const token = requests[0]?.token;
      const request = { method: 'GET', path: '/session', ...(token !== undefined && { token }) };
      return { connections, perSecond, ...(most !== undefined && { most }), requests: [request] };
    });
    return this.noticeAt(place, this.send(this.options.quietSeconds, harmless));
  }

  private async try(
    attack: Attack,
    before: Record<ServiceName, number>,
    usual: Pick<Tried, 'quiet' | 'control'>,
  ): Promise<Tried> {
    const { place, begin, lanes } = attack;
    const end = await begin?.(this.scene);
    try {
      const { seconds, moreMs } = this.options;
      const sent = this.send(seconds + (moreMs / 1_000) * PATIENCE, lanes(this.scene));
      const [attacked, growth, answers] = await Promise.all([
        this.noticeAt(place, sent),
        watchGrowth(this.scene.stack, before, sent),
        sent,
      ]);
      return { ...usual, attacked, growth, answers };
    } finally {
      await end?.();
    }
  }

  private noticeAt(place: Place, until: Promise<unknown>): Promise<Noticed> {
    const work = this.scene.work.get(place);
    if (!work) throw new Error(`the victim does not work at ${place}`);
    return notice(work, until);
  }

  private async send(seconds: number, lanes: Lane[]): Promise<AttackResult> {
    const plan: AttackPlan = { url: this.scene.stack.gateway, seconds, lanes };
    const program = spawn(process.execPath, [ATTACKER_PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    program.stdin.end(JSON.stringify(plan));
    return JSON.parse(await text(program.stdout)) as AttackResult;
  }
}
