import { fault, faultsOfEach, type Fault } from './fault.js';
import { countryFaults, periodFaults, textFaults } from './values.js';

interface LoadedDocument {
  destination: string;
  validFrom: string;
  validUntil?: string;
  source: readonly string[];
}

/** Returns the faults of the members that all documents have (decision 9.2). */
export function documentFaults({
  destination,
  validFrom,
  validUntil,
  source,
}: LoadedDocument): Fault[] {
  return [
    ...countryFaults(destination, '/destination'),
    ...periodFaults([validFrom, '/validFrom'], [validUntil, '/validUntil']),
    ...(source.length > 0
      ? []
      : [fault('/source', 'too-few', 'must name the law, notice or contract')]),
    ...faultsOfEach(source, '/source', textFaults),
  ];
}
