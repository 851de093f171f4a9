import * as fc from 'fast-check';
import { releasedItem, releasedOrder } from '../../test/builders.js';
import { readCode128 } from '../../test/code128.js';
import { pdfBars, pdfGlyphs } from '../../test/pdf-content.js';
import { printedText, printedTexts, withoutBlanks } from '../../test/pdf-pages.js';
import type { DeliveryAddress } from '../parcels/domain/released-order.js';
import { makeCommercialInvoice } from './commercial-invoice.js';
import { makeLabel } from './label.js';
import { mm } from './pdf.js';
import { cleanText } from './typesetting/clean-text.js';
import { inLatin } from './typesetting/latin.js';

const createdAt = new Date('2026-11-20T10:00:00.000Z');
const content = {
  parcelId: 'ACME000000000001MX',
  lastMileTrackingNumber: 'EN000000042MX',
  grossWeight: '0.35',
  size: { length: 30, width: 25, height: 2 },
};

/** Rendering two documents in many scripts takes a second of processor time. */
const RUNS = { numRuns: Number(process.env['DOCUMENT_RUNS'] ?? 1), endOnFailure: true };

/** Scripts whose letters are printed in the order of the text. */
const ALPHABETS = [
  'AbcdefghijKlmnopqrstuvwXyz0123456789.,-/()',
  'ÁÂÃÇÉÊÍÓÔÕÚáâãçéêíóôõúñü',
  'ĄĆĘŁŃÓŚŹŻąćęłńóśźżŞşİığĞčřž',
  'ẠẢẤẦẨẪẬỄỘỰđĐơưếềọịụ',
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯїєґ',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς',
  '東京都千代田区丸内北海道市町村山川田中',
  'あいうえおかきくけこがぎぐャュョッアイウエオー',
  '서울특별시강남구부산대전',
  'กขคงจชซดตทนบปผพมยรลวสหอาะเแโไ',
];

const word = fc
  .constantFrom(...ALPHABETS)
  .chain((alphabet) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 24 }),
  );

/** Texts mostly of typical length, and up to the limit of 512 characters. */
function textArbitrary(part: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const joined = (min: number, max: number) =>
    fc
      .array(part, { minLength: min, maxLength: max, size: 'max' })
      .map((parts) => [...parts.join(' ')].slice(0, 512).join(''));
  return fc
    .oneof({ weight: 3, arbitrary: joined(1, 5) }, { weight: 1, arbitrary: joined(40, 60) })
    .filter((text) => cleanText(text) !== '');
}

function addressOf(part: fc.Arbitrary<string>): fc.Arbitrary<DeliveryAddress> {
  const text = textArbitrary(part);
  const optional = {
    receiverName: text,
    number: text,
    complement: text,
    neighborhood: text,
    state: text,
    postalCode: text,
  };
  const country = fc.constantFrom('BR', 'JP', 'KR', 'CN', 'TH', 'SA', 'RU', 'PL');
  const address = fc.record(
    { ...optional, street: text, city: text, country },
    { requiredKeys: ['street', 'city', 'country'] },
  );
  return address as fc.Arbitrary<DeliveryAddress>;
}

/** The parts of an address that are never shortened, as printed and in Latin letters. */
function completeParts(address: DeliveryAddress): string[] {
  const { street, number, neighborhood, city, state, postalCode, country } = address;
  const parts = [street, number, neighborhood, city, state, postalCode, country];
  return parts.filter((part) => part !== undefined).map(cleanText);
}

function orderTo(deliveryAddress: DeliveryAddress) {
  return releasedOrder({ deliveryAddress, destinationCountry: deliveryAddress.country });
}

/** Texts that cross the label's margins, or overlap the bars with their quiet zones. */
async function misplaced(label: Buffer): Promise<string[]> {
  const texts = await printedTexts(label);
  const inside = { left: mm(6) - 0.5, right: mm(94) + 0.5, bottom: mm(5), top: mm(145) };
  return texts
    .filter(({ x, y, width, size }) => {
      const [bottom, top] = [y - 0.26 * size, y + 0.94 * size];
      const isOnBars = bottom < mm(150 - 105) && top > mm(150 - 131);
      const isInside =
        x >= inside.left &&
        x + width <= inside.right &&
        bottom >= inside.bottom &&
        top <= inside.top;
      return isOnBars || !isInside;
    })
    .map(({ text }) => text);
}

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 });
/** Scripts, including some whose letters change position or form next to each other. */
const SAMPLES = [
  'Łódź Đường Şişli',
  'улица Большая Ордынка',
  'Λεωφόρος',
  'طريق الملك فهد ١٢٣ (مبنى 45)',
  'רחוב הרצל 5',
  'ถนนสุขุมวิท น้ำ',
  'नई दिल्ली',
  'ঢাকা',
  'தமிழ்',
  '北京市朝阳区',
  'パレスビル',
  '서울특별시',
  '🏠 \ue000 \u{10a00}',
];

const mixed = fc.oneof(anyText, fc.constantFrom(...SAMPLES));

describe('an address of any length (decision 7.2)', () => {
  it('is printed completely on the label and on the invoice', async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(word), async (address) => {
        const order = orderTo(address);
        const texts = [
          await printedText(await makeLabel(order, content, createdAt)),
          await printedText(await makeCommercialInvoice(order, 'ACME-1', createdAt)),
        ];
        for (const text of texts) {
          for (const part of completeParts(address)) expect(text).toContain(withoutBlanks(part));
        }
      }),
      RUNS,
    );
  });

  it('stays inside the label and off the Code 128', async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(fc.oneof(word, mixed)), async (address) => {
        const label = await makeLabel(orderTo(address), content, createdAt);
        expect(await misplaced(label)).toEqual([]);
        expect(readCode128(pdfBars(label))).toBe(content.lastMileTrackingNumber);
      }),
      RUNS,
    );
  });

  it('is shortened only at the end of the name and of the complement, visibly', async () => {
    const long = (text: string) => text.repeat(512).slice(0, 512);
    const address = {
      receiverName: long('Maria '),
      complement: long('fundos '),
      street: long('Rua dos Andradas '),
      number: long('12345'),
      neighborhood: long('Jardim '),
      city: long('São José '),
      state: long('Rio Grande '),
      postalCode: long('95500-000 '),
      country: 'BR',
    };
    const label = await makeLabel(orderTo(address), content, createdAt);
    const text = await printedText(label);
    for (const part of completeParts(address)) expect(text).toContain(withoutBlanks(part));
    expect(text).toMatch(/Maria[.]{3}Rua/);
    expect(text).toMatch(/fundosfun[.]{3},Jardim/);
    expect(await misplaced(label)).toEqual([]);
  });
});

describe('texts of any script (decision 7.2)', () => {
  it('are printed without question marks or boxes that the text does not have', async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(mixed), textArbitrary(mixed), async (address, name) => {
        const order = { ...orderTo(address), items: [releasedItem({ name, skuId: name })] };
        const sent = JSON.stringify(order);
        const documents = [
          await makeLabel(order, content, createdAt),
          await makeCommercialInvoice(order, 'ACME-1', createdAt),
        ];
        for (const document of documents) {
          expect(pdfGlyphs(document)).not.toContain(0);
          if (!sent.normalize('NFKC').includes('?')) {
            expect(await printedText(document)).not.toContain('?');
          }
        }
      }),
      RUNS,
    );
  });

  it('are printed in Latin letters too', async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(word), async (address) => {
        const text = await printedText(await makeLabel(orderTo(address), content, createdAt));
        for (const part of completeParts(address)) {
          const latin = inLatin(part);
          if (latin !== undefined) expect(text).toContain(withoutBlanks(cleanText(latin)));
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['Łódź', 'Łódź'],
    ['Nguyễn Thị Ngọc Ánh', 'Nguyễn Thị Ngọc Ánh'],
    ['Şükrü İğdır', 'Şükrü İğdır'],
    ['x\u0302', 'x̂'],
    ['Αθήνα', 'Athina'],
    ['Юрий Щербаков', 'Yuriy Shcherbakov'],
    ['東京都 とうきょう', 'Dongjing Dou toukyou'],
    ['シャツ ピザ', 'shatsu piza'],
    ['طريق الملك فهد', 'tryq almlk fhd'],
    ['ถนนสุขุมวิท', 'thnn sukhumwith'],
    ['서울특별시', 'Seoulteugbyeolsi'],
    ['🏠', ':house:'],
    ['\ue000', '[U+E000]'],
    ['שלום ⊘ רחוב', '⊘'],
  ])('print %s, and %s', async (city, printed) => {
    const order = orderTo({ street: 'Main', city, country: 'BR' });
    const label = await makeLabel(order, content, createdAt);
    expect(await printedText(label)).toContain(withoutBlanks(printed));
    expect(pdfGlyphs(label)).not.toContain(0);
  });

  it('run from right to left with numbers from left to right', async () => {
    const street = 'طريق الملك فهد ١٢٣ (مبنى 45)';
    const label = await makeLabel(
      orderTo({ street, city: 'x', country: 'SA' }),
      content,
      createdAt,
    );
    const texts = await printedTexts(label);
    const line = texts.find(({ text }) => text.includes('45'))?.y;
    const byPlace = texts.filter(({ y }) => y === line).toSorted((a, b) => a.x - b.x);
    expect(withoutBlanks(byPlace.map(({ text }) => text).join(''))).toBe('(45مبنى)١٢٣فهدالملكطريق');
  });

  it('result in the same document every time', async () => {
    const order = orderTo({ street: '東京都 Łódź طريق', city: 'नई दिल्ली', country: 'JP' });
    const [first, second] = [
      await makeCommercialInvoice(order, 'ACME-1', createdAt),
      await makeCommercialInvoice(order, 'ACME-1', createdAt),
    ];
    expect(first.equals(second)).toBe(true);
    expect(first.length).toBeLessThan(100_000);
  });
});

describe('the lines of the commercial invoice', () => {
  const long = (text: string) => [...text.repeat(512)].slice(0, 512).join('');
  const items = Array.from({ length: 60 }, (_, index) =>
    releasedItem({
      skuId: `${index}-${long('SKU').slice(0, 120)}`,
      name: long(index % 2 === 0 ? `Linen shirt ${index} ` : `陶器の茶碗${index}`).slice(
        0,
        index < 10 ? 512 : 80,
      ),
    }),
  );

  it('wrap descriptions and SKUs inside their columns, and repeat the titles on each page', async () => {
    const invoice = await makeCommercialInvoice(releasedOrder({ items }), 'ACME-1', createdAt);
    const texts = await printedTexts(invoice);
    const pages = new Set(texts.map(({ page }) => page));
    const titles = texts.filter(({ text }) => text === 'Description');
    expect(titles.map(({ page }) => page)).toEqual([...pages]);
    const columns = [12, 60, 92, 112, 124, 140, 169, 198.5].map(mm);
    const crossing = texts.filter(({ size, x, width }) => {
      const end = columns.find((column) => column > x + 0.1) ?? 0;
      return size <= 8 && x + width > end;
    });
    expect(crossing).toEqual([]);
    expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(mm(20));
    const last = texts.filter(({ page }) => page === Math.max(...pages));
    expect(last.map(({ text }) => text)).toContain('Total value: 1194.00 USD');
  });

  it('print each description completely, and in Latin letters', async () => {
    const few = items.slice(0, 2).map((item) => ({ ...item, name: item.name.slice(0, 200) }));
    const text = await printedText(
      await makeCommercialInvoice(releasedOrder({ items: few }), 'ACME-1', createdAt),
    );
    for (const { name, skuId } of few) {
      expect(text).toContain(withoutBlanks(name));
      expect(text).toContain(withoutBlanks(skuId));
    }
    expect(text).toContain(withoutBlanks(inLatin(few[1]?.name ?? '') ?? 'none'));
  });
});
