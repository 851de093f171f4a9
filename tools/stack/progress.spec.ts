import { Logger } from '@nestjs/common';
import { createReport, loggerTo } from './progress.js';

describe('The log of a command', () => {
  it('has the form of its progress, without colors, whatever library writes it', () => {
    const lines: string[] = [];
    const logger = loggerTo(createReport((line) => void lines.push(line)));
    Logger.overrideLogger(logger);
    new Logger('kafkajs').warn('Connection error: connect ECONNREFUSED');
    Logger.overrideLogger(false);
    expect(lines).toEqual([
      expect.stringMatching(/^\[ +\d\.\d s\] kafkajs: Connection error: connect ECONNREFUSED$/),
    ]);
  });
});
