import { DocumentLinks } from '#platform';
import { Injectable } from '@nestjs/common';
import { Links } from './links.js';

/** Creates the public links of a parcel's answer. */
@Injectable()
export class ParcelLinks {
  constructor(
    readonly pages: Links,
    readonly documents: DocumentLinks,
  ) {}
}
