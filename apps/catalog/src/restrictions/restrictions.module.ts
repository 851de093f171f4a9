import { Module } from '@nestjs/common';
import { AddTradeRestriction } from './add-trade-restriction.js';
import { EndTradeRestriction } from './end-trade-restriction.js';
import { ListTradeRestrictions } from './list-trade-restrictions.js';
import { TradeRestrictionsController } from './trade-restrictions.controller.js';

/** The trade restrictions of destinations, kept by operators. */
@Module({
  controllers: [TradeRestrictionsController],
  providers: [AddTradeRestriction, EndTradeRestriction, ListTradeRestrictions],
})
export class RestrictionsModule {}
