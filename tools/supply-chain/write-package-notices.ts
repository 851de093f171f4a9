/** Writes the notices of a package that is not bundled, as a step of its `prepack`. */
import { writePackageNotices } from './notices.js';

writePackageNotices(process.cwd(), []);
