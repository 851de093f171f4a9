import type { Format } from './format.js';
import type { Terminal } from './terminal.js';

/** The options of every command. */
export interface GlobalOptions {
  url?: string;
  context?: string;
  as?: string;
  json?: boolean;
  output?: Format;
}

/** The parts of its process that a command uses. */
export interface Context {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  /** Where answers to questions and the file `-` are read. */
  stdin: NodeJS.ReadableStream;
  /** Aborts when the command is interrupted. */
  signal: AbortSignal;
  /** Where the credentials in use come from; set when a session is opened, for the message of a 401. */
  origin?: string;
}
