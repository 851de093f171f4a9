import { licenceOf, refusedLicences } from './licences.js';
import { lockedPackages } from './lock-file.js';

/** Prints every dependency by licence, and fails if one is not allowed. */
const packages = lockedPackages();
const byLicence = Map.groupBy(
  packages,
  (lockedPackage) => licenceOf(lockedPackage) ?? 'none known',
);
for (const [licence, members] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`${licence}: ${members.length}`);
  for (const { name, version, dev } of members) {
    console.log(`  ${name}@${version}${dev ? ' (development)' : ''}`);
  }
}
const refused = refusedLicences(packages);
for (const lockedPackage of refused) {
  console.error(
    `not allowed: ${lockedPackage.name}@${lockedPackage.version} ${licenceOf(lockedPackage) ?? 'no licence known'}`,
  );
}
process.exitCode = refused.length === 0 ? 0 : 1;
