import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { redactText, traceIdOf, workContext } from '#runtime';
import { redact } from './redact.js';

export interface LoggerOptions {
  service: string;
  level: string;
  /** The destination of the lines; standard output by default. */
  destination?: DestinationStream;
}

/**
 * Writes log lines as JSON, one object each: service, request and trace id, the logging class as `context`. Nest's own
 * `Logger` uses it, so other code needs no import of this library.
 * Nest's `ConsoleLogger` with `json: true` writes other fields (`message`, its own level names, no service, no request
 * or trace id); its `redact` censors members by name, but not secrets and addresses within a text (decision 8.6).
 */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor({ service, level, destination }: LoggerOptions) {
    const options = {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      mixin: currentWork,
      serializers: { err: (redacted: unknown) => redacted },
    };
    this.pino = destination === undefined ? pino(options) : pino(options, destination);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest's convention: the last text is the context, a text before it a stack; an object or error is a detail. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const texts = rest.filter((item) => typeof item === 'string');
    const context = texts.at(-1);
    const stack = texts.at(-2);
    const detail = rest.find((item) => typeof item === 'object' && item !== null);
    const line = {
      ...(context === undefined ? {} : { context }),
      ...(stack === undefined ? {} : { stack: redactText(stack) }),
      ...detailOf(detail),
      ...(typeof message === 'string' ? {} : detailOf(message)),
    };
    this.pino[level](line, typeof message === 'string' ? redactText(message) : errorText(message));
  }
}

function detailOf(value: unknown): object {
  if (value instanceof Error) return { err: redact(value) };
  return value === undefined ? {} : { detail: redact(value) };
}

function errorText(message: unknown): string {
  return message instanceof Error ? redactText(message.message) : '';
}

function currentWork(): object {
  const work = workContext.current();
  if (work === undefined) return {};
  return { requestId: work.requestId, traceId: traceIdOf(work.traceparent) };
}
