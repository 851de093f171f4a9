import { Logger } from '@nestjs/common';

/** A suite's own output is what it asserts; `TEST_LOG_LEVEL` shows what the libraries under it say as well. */
if (process.env.TEST_LOG_LEVEL === undefined) Logger.overrideLogger(false);
