import { columnName } from './entity-options.js';

/** The SQL type of a column, or its name and its type where the name is not the member's in snake case. */
type Column = string | readonly [name: string, type: string];

/** A selected row, whose columns may be NULL. */
export type Nullable<Row> = { [Member in keyof Row]: Row[Member] | null };

/**
 * The columns of a row, one for each member of its type, from which the parts of its statements come: a member that is
 * renamed in TypeScript alone does not compile. Rows are written as one JSON parameter, so that a statement is the same
 * for every number of rows and is prepared once.
 */
export class RowColumns<Row extends object> {
  private readonly columns: readonly { member: string; name: string; type: string }[];

  /** @param keys the members that identify a row, which no statement changes */
  constructor(
    columns: { readonly [Member in keyof Row]-?: Column },
    private readonly keys: readonly (keyof Row & string)[] = [],
  ) {
    this.columns = Object.entries<Column>(columns).map(([member, column]) => {
      const [name, type] = typeof column === 'string' ? [columnName(member), column] : column;
      return { member, name, type };
    });
  }

  /** For INSERT: `order_id, status`. */
  get names(): string {
    return this.columns.map(({ name }) => name).join(', ');
  }

  /** The members of a {@link table}: `"orderId", "status"`. */
  get members(): string {
    return this.columns.map(({ member }) => `"${member}"`).join(', ');
  }

  /** The columns under the names of the members: `order_id AS "orderId"`. */
  get selected(): string {
    return this.columns.map(({ name, member }) => `${name} AS "${member}"`).join(', ');
  }

  /** For UPDATE from a {@link table} `t`: `status = t."status"`, without the keys. */
  get assigned(): string {
    return this.changed.map(({ name, member }) => `${name} = t."${member}"`).join(', ');
  }

  /** For ON CONFLICT DO UPDATE: `status = excluded.status`, without the keys. */
  get replaced(): string {
    return this.changed.map(({ name }) => `${name} = excluded.${name}`).join(', ');
  }

  /**
   * The rows of a parameter with the text of {@link json}, as a table `t`.
   * @param parameter for example `$1`
   * @param more further columns, which the statement names itself: `position integer`
   */
  table(parameter: string, ...more: string[]): string {
    const columns = this.columns.map(({ member, type }) => `"${member}" ${type}`);
    return `jsonb_to_recordset(${parameter}::jsonb) AS t (${[...columns, ...more].join(', ')})`;
  }

  /** @param more the members of further columns of the {@link table}; all others are left out */
  json<Sent extends Row>(rows: readonly Sent[], ...more: (keyof Sent & string)[]): string {
    const members = [...this.columns.map(({ member }) => member as keyof Sent & string), ...more];
    return JSON.stringify(
      rows.map((row) => Object.fromEntries(members.map((member) => [member, row[member]]))),
    );
  }

  /** The members of a selected row. Those that are NULL are absent; a `bigint`, which the driver reads as text, is a number. */
  read(row: Nullable<Row>): Row {
    const members = this.columns.flatMap(({ member, type }) => {
      const value = row[member as keyof Row];
      return value === null ? [] : [[member, type === 'bigint' ? Number(value) : value] as const];
    });
    return Object.fromEntries(members) as Row;
  }

  private get changed() {
    return this.columns.filter(({ member }) => !this.keys.some((key) => key === member));
  }
}
