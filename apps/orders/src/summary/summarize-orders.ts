import { dayBefore, lastDays, Rollup, type RollupRow } from '#operations';
import { decimal, sum, toText } from '#money';
import {
  needOf,
  SummaryParts,
  type ChartsResponse,
  type NeedKind,
  type NeedResponse,
  type SummaryPart,
  type SummaryScope,
} from '#edge';
import { Database, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  countOpenExceptionsOfAllMerchants,
  countOpenExceptionsOfMerchant,
} from '../exceptions/store/order-exception.store.js';
import type { OrderStatus } from '../order/domain/order-status.js';
import { oldestInStatus, oldestInStatusOfAllMerchants } from './store/attention.store.js';

const CHART_DAYS = 14;
const SECONDS_OF_HOUR = 3_600;

/** Statuses that need a decision, including lost orders, whose buyers wait for money or another parcel. */
const NEEDS = {
  ON_HOLD: 'orders-on-hold',
  REQUIRES_REVIEW: 'orders-in-review',
  OPERATIONAL_ISSUE: 'orders-lost',
  RETURN_REQUESTED: 'returns-to-approve',
} as const satisfies Partial<Record<OrderStatus, NeedKind>>;

const STATUSES = Object.keys(NEEDS) as (keyof typeof NEEDS)[];

/** The orders that need a decision, and those of the last 14 days (decisions 12.1 to 12.3). */
@Injectable()
export class SummarizeOrders {
  constructor(
    parts: SummaryParts,
    private readonly database: Database,
    private readonly rollup: Rollup,
  ) {
    parts.add((scope) => this.read(scope));
  }

  private async read(scope: SummaryScope): Promise<SummaryPart> {
    const { caller, merchantId } = scope;
    if (caller.kind === 'fulfillment-partner') return { needs: [] };
    const now = new Date();
    const merchants = merchantId === undefined ? undefined : [merchantId];
    const [rows, oldest, exceptions] = await Promise.all([
      this.rollup.read(shareOf(caller), merchants, lastDays(CHART_DAYS, now)),
      this.oldest(scope),
      this.exceptions(scope, now),
    ]);
    const inStatus = new Map(of(rows, 'status').map(({ key, count }) => [key, count]));
    const needs = STATUSES.flatMap((status) =>
      needOf(NEEDS[status], inStatus.get(status) ?? 0, oldest.get(status)),
    );
    return { needs: [...needs, ...lateOf(rows, now), ...exceptions], charts: chartsOf(rows) };
  }

  private oldest({ caller, merchantId }: SummaryScope): Promise<Map<OrderStatus, Date>> {
    const queries = this.database.reads(shareOf(caller));
    return merchantId === undefined
      ? oldestInStatusOfAllMerchants(queries, STATUSES)
      : oldestInStatus(queries, merchantId, STATUSES);
  }

  /** Only operators see and acknowledge exceptions. */
  private async exceptions({ caller, merchantId }: SummaryScope, now: Date) {
    if (caller.kind !== 'operator') return [];
    const queries = this.database.reads('operators');
    const { count, oldest } = await (merchantId === undefined
      ? countOpenExceptionsOfAllMerchants(queries, now)
      : countOpenExceptionsOfMerchant(queries, merchantId, now));
    return needOf('exceptions', count, oldest);
  }
}

const of = (rows: readonly RollupRow[], measure: string) =>
  rows.filter((row) => row.measure === measure);

/** An order is late from the end of the day for which it was promised, in UTC (decision 12.3). */
function lateOf(rows: readonly RollupRow[], now: Date): NeedResponse[] {
  const today = dayBefore(0, now);
  const late = of(rows, 'promised').filter(({ key }) => key < today);
  const count = late.reduce((total, row) => total + row.count, 0);
  const first = late.map(({ key }) => key).toSorted()[0];
  return needOf('orders-late', count, first === undefined ? undefined : endOf(first));
}

function endOf(day: string): Date {
  return new Date(Date.parse(day) + 24 * SECONDS_OF_HOUR * 1_000);
}

function chartsOf(rows: readonly RollupRow[]): Partial<ChartsResponse> {
  const placed = of(rows, 'placed').map(({ key, ...row }) => {
    const [salesChannel = '', currency = ''] = key.split(' ');
    return { salesChannel, currency, ...row };
  });
  return {
    ordersByDay: placed.map(({ day, salesChannel, count }) => ({ day, salesChannel, count })),
    valueByDay: valuesOf(placed),
    approvalToShipment: durationsOf(of(rows, 'shipped')),
    approvalToDelivery: durationsOf(of(rows, 'delivered')),
  };
}

/** Sums by day and currency, since several channels may share a currency. */
function valuesOf(
  placed: readonly { day: string; currency: string; amount: string }[],
): ChartsResponse['valueByDay'] {
  const groups = Map.groupBy(placed, ({ day, currency }) => `${day} ${currency}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, rows]) => {
      const [day = '', currency = ''] = group.split(' ');
      return { day, currency, value: toText(sum(rows.map(({ amount }) => decimal(amount)))) };
    });
}

function durationsOf(rows: readonly RollupRow[]): ChartsResponse['approvalToShipment'] {
  return rows.map(({ day, count, amount }) => {
    const meanHours = Number(amount) / count / SECONDS_OF_HOUR;
    return { day, count, meanHours: Math.round(meanHours * 100) / 100 };
  });
}
