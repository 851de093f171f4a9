import { startTestService, type TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import { webhooksProblems } from '../src/problems.js';
import { WebhooksModule } from '../src/webhooks.module.js';

export function startWebhooks(env: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'webhooks',
    module: (config) => WebhooksModule.with(config),
    readConfig,
    problems: webhooksProblems,
    migrations,
    env,
  });
}
