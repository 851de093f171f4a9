/** Writes the notices of the image's packages, the last step of `npm run build`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { noticesOf, notedPackages, NOTICES, productionPackages } from './notices.js';

const packages = [...productionPackages(), ...notedPackages()];
const text = `Entrepot has code of these others, installed or bundled:\n\n${noticesOf(packages)}`;
writeFileSync(path.join(projectRoot(), 'dist', NOTICES), text);
