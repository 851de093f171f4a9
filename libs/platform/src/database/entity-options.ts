import { DefaultNamingStrategy, getMetadataArgsStorage } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';

/** Columns are named in snake case, properties of entities in camel case. */
class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return this.tableName(property, given);
  }
}

/** The entities of a `DataSource`: all whose files this process has imported, with the names of their columns. */
export function entityOptions(): Pick<DataSourceOptions, 'entities' | 'namingStrategy'> {
  return {
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => target),
    namingStrategy: new SnakeCaseNames(),
  };
}
