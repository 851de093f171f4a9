import { Module } from '@nestjs/common';
import { ApproveOrderWhenChannelApproved } from './approve-order-when-channel-approved.consumer.js';
import { CancelOrderWhenChannelCancelled } from './cancel-order-when-channel-cancelled.consumer.js';
import { PlaceOrderWhenChannelSold } from './place-order-when-channel-sold.consumer.js';
import { RequestReturnWhenChannelAsked } from './request-return-when-channel-asked.consumer.js';
import { RetryIntake } from './retry-intake.js';
import { ApplyChannelEvent } from './apply-channel-event.js';

/** Intake of the orders that channels publish. */
@Module({
  controllers: [
    ApproveOrderWhenChannelApproved,
    CancelOrderWhenChannelCancelled,
    PlaceOrderWhenChannelSold,
    RequestReturnWhenChannelAsked,
  ],
  providers: [RetryIntake, ApplyChannelEvent],
  exports: [ApplyChannelEvent],
})
export class IntakeModule {}
