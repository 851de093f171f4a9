import { stampKey, type ListKey, type Stamps } from './list-clock.js';

/** A table whose rows belong to lists of merchants. */
export interface ListTable {
  /** The list's name; tables of one name share a clock. */
  list: string;
  /** Sets the stamps. `$1` is a JSON array of the changed rows, each with its key and `stamp`. */
  stampRows: string;
}

/** Receives a stamp after it is drawn. It must only write, because the clock is locked from here to the commit. */
export type UseStamp = (stamp: Date) => void | Promise<void>;

interface Touched {
  table: ListTable;
  merchantId: string;
  row: object;
}

/** The rows and callbacks of a transaction that wait for their stamps, which are drawn last (decision 1.14). */
export class PendingStamps {
  private readonly touched = new Map<ListTable, Map<string, Touched>>();
  private readonly uses: { key: ListKey; use: UseStamp }[] = [];

  touch(table: ListTable, merchantId: string, row: object): void {
    const rows = this.touched.get(table) ?? new Map<string, Touched>();
    this.touched.set(table, rows);
    rows.set(JSON.stringify(row), { table, merchantId, row });
  }

  use(key: ListKey, use: UseStamp): void {
    this.uses.push({ key, use });
  }

  /** The lists whose stamps must be drawn. */
  get lists(): ListKey[] {
    const rows = [...this.touched.values()].flatMap((each) => [...each.values()]);
    return [
      ...rows.map(({ table: { list }, merchantId }) => ({ list, merchantId })),
      ...this.uses.map(({ key }) => key),
    ];
  }

  /** @returns a statement for each changed table */
  statements(stamps: Stamps): { sql: string; parameters: unknown[] }[] {
    return [...this.touched].map(([{ list, stampRows }, rows]) => {
      const stamped = [...rows.values()].map(({ merchantId, row }) => ({
        ...row,
        stamp: stamps.get(stampKey({ list, merchantId })),
      }));
      return { sql: stampRows, parameters: [JSON.stringify(stamped)] };
    });
  }

  /** Passes the stamps to the callbacks, in the order of registration. */
  async applyStamps(stamps: Stamps): Promise<void> {
    for (const { key, use } of this.uses) {
      const stamp = stamps.get(stampKey(key));
      if (!stamp) throw new Error(`the list clock ${key.merchantId}/${key.list} was not drawn`);
      await use(stamp);
    }
  }
}
