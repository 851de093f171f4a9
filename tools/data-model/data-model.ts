import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { SERVICES } from '../stack/topology.js';
import { messagingEntities, ownEntities } from './service-entities.js';

const INTRODUCTION = `# Data model

For engineers who change a store. Generated from the TypeORM entities (\`npm run data-model:write\`); a test compares these with the database's catalogue.
The entity of a table stands next to its store and says what the table is for. Times are UTC with milliseconds.
A service reads and writes its own schema only; equal table names of two services (\`sku\`, \`merchant\`) are copies, made from events.
`;

/** The text of docs/data-model.md: an entity relationship diagram for each service. */
export async function dataModel(): Promise<string> {
  const own = await Promise.all(
    SERVICES.map(async (service) => section(service, await ownEntities(service))),
  );
  const shared = await messagingEntities('orders');
  const messaging = section('Messaging, in the schema of each service', shared);
  return [INTRODUCTION, ...own, messaging].join('\n');
}

function section(title: string, entities: readonly EntityMetadata[]): string {
  const lines = [...entities.map(table), ...entities.flatMap(references)];
  return `## ${title}\n\n\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\`\n`;
}

function table(entity: EntityMetadata): string {
  const columns = entity.columns.map((column) => `    ${columnLine(entity, column)}`);
  return `  ${entity.tableName} {\n${columns.join('\n')}\n  }`;
}

function columnLine(entity: EntityMetadata, column: ColumnMetadata): string {
  const type = `${typeName(column)}${column.isArray ? '[]' : ''}`;
  const isForeign = entity.foreignKeys.some(({ columns }) => columns.includes(column));
  const keys = [column.isPrimary && 'PK', isForeign && 'FK'].filter(Boolean).join(', ');
  const note = column.isNullable ? '"nullable"' : '';
  return [type, column.databaseName, keys, note].filter(Boolean).join(' ');
}

function typeName(column: ColumnMetadata): string {
  const name = column.entityMetadata.connection.driver.normalizeType(column);
  return name === 'timestamp with time zone' ? 'timestamptz' : name;
}

function references(entity: EntityMetadata): string[] {
  return entity.foreignKeys.map(
    ({ columns, referencedEntityMetadata }) =>
      `  ${referencedEntityMetadata.tableName} ||--o{ ${entity.tableName} : "${columns.map((column) => column.databaseName).join(', ')}"`,
  );
}
