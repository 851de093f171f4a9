import { api, bodyOf } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { saveFile } from '../files/save-file.js';
import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import { messages } from './messages.js';
import type { Parcel } from './parcel-row.js';

const { labels: texts } = messages;

/** The maximum number of labels in one PDF of the API. */
export const LABELS_MAX = 100;

/** The operation that reads labels for the session. */
export function labelsOperation(reader: Reader): string {
  return reader === 'operator' ? 'printLabelsOfAllMerchants' : 'printLabels';
}

export function hasLabel({ labels }: Parcel): boolean {
  return labels.length > 0;
}

/**
 * Saves the labels of at most {@link LABELS_MAX} parcels as one PDF. The PDF is saved as a file, since a document
 * opened from memory would inherit the policy of the page, which allows no viewer.
 * @returns for each parcel the error, or undefined where its label is in the file
 * @throws ApiProblem of all of them
 */
export async function printLabels(
  reader: Reader,
  parcels: readonly Parcel[],
): Promise<(Error | undefined)[]> {
  const parcelIds = parcels.filter(hasLabel).map(({ parcelId }) => parcelId);
  const [first] = parcelIds;
  if (first !== undefined) {
    saveFile(fill(texts.fileName, { first }), [await readLabels(reader, parcelIds)]);
  }
  return parcels.map((parcel) =>
    hasLabel(parcel)
      ? undefined
      : new ApiProblem(409, { code: 'label-revoked', title: texts.none }),
  );
}

function readLabels(reader: Reader, parcelIds: string[]): Promise<Blob> {
  const options = { params: { query: { parcelIds } }, parseAs: 'blob' } as const;
  return bodyOf<Blob>(
    reader === 'operator'
      ? api.GET('/ops/parcels/labels', options)
      : api.GET('/ext/parcels/labels', options),
  );
}
