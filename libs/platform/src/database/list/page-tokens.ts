import { PageTokens } from '#edge';
import type { FactoryProvider } from '@nestjs/common';
import { Database } from '#store';

/** The page tokens of a service, which a restore of its store ends (decision 1.23). */
export function pageTokens(secret: string): FactoryProvider<PageTokens> {
  return {
    provide: PageTokens,
    inject: [Database],
    useFactory: (database: Database) => new PageTokens(secret, () => database.epoch()),
  };
}
