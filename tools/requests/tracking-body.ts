export interface TrackingReport {
  parcelId: string;
  /** The carrier's code; its description is the code in lower case. */
  code: string;
  /** ISO 8601. */
  eventDate: string;
  location?: string;
}

/** The body of a report of tracking events. */
export function trackingBody(carrierId: string, reports: readonly TrackingReport[]) {
  return {
    carrierId,
    events: reports.map(({ parcelId, code, eventDate, location = 'Laredo, TX, US' }) => ({
      parcelId,
      externalCode: code,
      eventDate,
      description: code.toLowerCase().replaceAll('_', ' '),
      location,
    })),
  };
}
