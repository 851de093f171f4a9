import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access.js';
import type { ChartsResponse, NeedResponse } from './summary.response.dto.js';

/** The owner of the records that a summary counts. */
export interface SummaryScope {
  /** The kind of caller: a merchant, a fulfillment partner or an operator. */
  caller: Caller;
  /** The calling merchant, or the merchant that an operator names; undefined for a partner and for all merchants. */
  merchantId?: string | undefined;
}

/** The contribution of one service. Zero counts and days without records are left out (decision 12.1). */
export interface SummaryPart {
  needs: NeedResponse[];
  charts?: Partial<ChartsResponse>;
}

export type ReadSummaryPart = (scope: SummaryScope) => Promise<SummaryPart>;

/** The parts of the summary that the modules of a service add. */
@Injectable()
export class SummaryParts {
  private readonly parts: ReadSummaryPart[] = [];

  /** Adds a part. Each kind of need and each chart belongs to one part of one service. */
  add(part: ReadSummaryPart): void {
    this.parts.push(part);
  }

  /** Reads all parts at the same time. Rejects if one rejects. */
  async read(scope: SummaryScope): Promise<SummaryPart> {
    const parts = await Promise.all(this.parts.map((part) => part(scope)));
    return {
      needs: parts.flatMap(({ needs }) => needs),
      charts: Object.assign({}, ...parts.map(({ charts }) => charts)) as Partial<ChartsResponse>,
    };
  }
}

/** Returns a counted need; none if the count is 0. */
export function needOf(
  kind: NeedResponse['kind'],
  count: number,
  oldest?: Date | null,
): NeedResponse[] {
  if (count === 0) return [];
  return [{ kind, count, ...(oldest ? { oldest: oldest.toISOString() } : {}) }];
}
