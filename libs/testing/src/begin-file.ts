import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { requireRefusalsRead } from './requests/unread-refusals.js';

// The files of a worker share its modules; reset the metrics, so that each file sees a process that has just started.
register.resetMetrics();

// Disables the logs of the tested code; `TEST_LOG_LEVEL` shows them.
if (process.env.TEST_LOG_LEVEL === undefined) Logger.overrideLogger(false);

afterEach(requireRefusalsRead);
