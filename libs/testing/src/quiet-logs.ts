import { Logger } from '@nestjs/common';

/** Disables the logs of the tested code; `TEST_LOG_LEVEL` shows them. */
if (process.env.TEST_LOG_LEVEL === undefined) Logger.overrideLogger(false);
