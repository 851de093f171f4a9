import * as fc from 'fast-check';
import { withLinks } from './link-documents.js';

const linkTo = (documentId: string) => `http://entrepot.test/"${documentId}`;

describe('the links of answers (decision 7.2)', () => {
  it('replace the ids of documents, with the JSON spacing of Postgres and of JavaScript', () => {
    const answer = {
      items: [{ shippingDocuments: [{ name: 'Shipping label', documentId: 'l' }] }],
      parcels: [{ documents: [{ documentId: 'l', name: 'Shipping label' }] }],
      eventData: { number: 'N', invoiceDocumentId: 'i' },
    };
    const linked = {
      items: [{ shippingDocuments: [{ name: 'Shipping label', url: linkTo('l') }] }],
      parcels: [{ documents: [{ url: linkTo('l'), name: 'Shipping label' }] }],
      eventData: { number: 'N', invoiceUrl: linkTo('i') },
    };
    const text = JSON.stringify(answer);
    for (const colon of [':', ': ', ' : ']) {
      expect(JSON.parse(withLinks(text.replaceAll('":', `"${colon}`), linkTo))).toEqual(linked);
    }
  });

  it('are created once for each document of an answer', () => {
    const made: string[] = [];
    const documents = Array.from({ length: 3 }, () => ({ documentId: 'l' }));
    withLinks(JSON.stringify(documents), (documentId) => {
      made.push(documentId);
      return documentId;
    });
    expect(made).toEqual(['l']);
  });

  it('are never created from a text that a caller chose', () => {
    const named = '"documentId":"d"';
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(named, `\\${named}`, `\\\\${named}`, 'documentId', '"', '\\'),
    );
    fc.assert(
      fc.property(fc.array(texts), fc.string({ unit: 'binary' }), (values, name) => {
        const answer = JSON.stringify({ values, text: values.join(''), name: { name } });
        expect(withLinks(answer, linkTo)).toBe(answer);
      }),
    );
  });
});
