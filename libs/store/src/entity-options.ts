import { DefaultNamingStrategy, getMetadataArgsStorage, type DataSourceOptions } from 'typeorm';

/** Names columns in snake case, properties of entities in camel case. */
class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return this.tableName(property, given);
  }
}

const NAMES = new SnakeCaseNames();

/** The name of the column of a property or member. */
export function columnName(property: string): string {
  return NAMES.columnName(property, undefined);
}

/** The entity options of a `DataSource`: all entities whose files this process has imported, and their column names. */
export function entityOptions(): Pick<DataSourceOptions, 'entities' | 'namingStrategy'> {
  return {
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => target),
    namingStrategy: NAMES,
  };
}
