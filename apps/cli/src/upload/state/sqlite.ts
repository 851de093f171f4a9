import type { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database file. Node 22 marks its SQLite as experimental and says so on stderr once it is loaded; that warning
 * alone is left out.
 */
export async function openSqlite(file: string): Promise<DatabaseSync> {
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: []) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) {
      emitWarning.call(process, warning, ...rest);
    }
  }) as typeof emitWarning;
  try {
    const sqlite = await import('node:sqlite');
    return new sqlite.DatabaseSync(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}
