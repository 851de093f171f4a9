import { Refusal } from '#edge';
import { namesIn, resolveParcels } from './resolve-parcels.js';

const firstParcel = { parcelId: 'P1', lastMileTrackingNumber: 'EN1', merchantId: 'ACME' };
const secondParcel = { parcelId: 'P2', lastMileTrackingNumber: 'EN2', merchantId: 'ACME' };

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('the resolution of the parcels of events (decision 7.6)', () => {
  it('finds parcels by either id, or by both', () => {
    const events = [
      { parcelId: 'P2' },
      { externalParcelId: 'EN1' },
      { parcelId: 'P1', externalParcelId: 'EN1' },
    ];
    expect(namesIn(events)).toEqual(['P2', 'EN1', 'P1']);
    expect(resolveParcels(events, [firstParcel, secondParcel])).toEqual([
      secondParcel,
      firstParcel,
      firstParcel,
    ]);
  });

  it('refuses bad events with a pointer for each', () => {
    const { code, extras } = refusalOf(() =>
      resolveParcels(
        [
          { parcelId: 'P1' },
          { parcelId: 'P1', externalParcelId: 'EN2' },
          { parcelId: 'P9' },
          { parcelId: 'P1', externalParcelId: 'EN9' },
          { parcelId: 'EN1' },
        ],
        [firstParcel, secondParcel],
      ),
    );
    expect(code).toBe('parcel-ids-differ');
    expect(extras.errors?.map((error) => [error.pointer, error.code])).toEqual([
      ['/events/1/externalParcelId', 'parcel-ids-differ'],
      ['/events/2/parcelId', 'unknown-parcel'],
      ['/events/3/externalParcelId', 'unknown-parcel'],
      ['/events/4/parcelId', 'unknown-parcel'],
    ]);
  });
});
