import { v7 as uuidv7 } from 'uuid';
import { scenarioEvents, type ScenarioStep } from '../../sandbox/domain/scenario.js';
import { recordReports } from '../../tracking/record-reports.js';
import { SANDBOX_PARTNER } from '../../sandbox/sandbox-partner.js';
import { parcelsOfOrders } from '../../parcels/store/tracking.store.js';
import { ofOrder, type TakeStep } from './step.js';

/** The sandbox's partner reports the next event of a scenario like any carrier (decision 6.14). */
export function playScenario(code: ScenarioStep): TakeStep {
  const { description, abroad } = scenarioEvents[code];
  return async ({ unitOfWork, now, links }, orders) => {
    const orderIds = orders.map(({ orderId }) => orderId);
    const parcels = await parcelsOfOrders(unitOfWork, orderIds);
    const reports = orders.map((order) => {
      const { parcelId } = ofOrder(order, parcels);
      const event = {
        eventId: uuidv7(),
        parcelId,
        code,
        eventDate: now,
        receivedDate: now,
        carrierId: SANDBOX_PARTNER,
        externalCode: code,
        reportedBy: SANDBOX_PARTNER,
        description,
        location: `Sandbox, SB, ${abroad ? order.destinationCountry : order.outboundCountry}`,
      };
      return { parcelId, events: [event] };
    });
    await recordReports(unitOfWork, reports, links);
  };
}
