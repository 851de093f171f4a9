import { translated } from '../language/texts.js';

export const messages = translated('upload', {
  title: 'Upload',
  readOnly: 'You cannot upload files with read-only access.',
  kind: 'Contents of the file',
  kinds: {
    products: {
      name: 'SKUs',
      file: {
        one: '{name}: {records} of one product',
        other: '{name}: {records} of {count} products',
      },
      records: { one: 'one SKU', other: '{count} SKUs' },
      example: 'skus.csv',
      notes: [
        'Put several images in one cell, separated by |.',
        'All SKUs of one product must be in one file. A SKU that is missing from its product is deleted.',
        'After a reload, choose the file again. Products that were already sent are not changed again.',
      ],
      open: 'Show them on the localization board',
      counts: {
        refused: 'Rejected products',
        sent: 'Products sent',
        failed: 'Products failed',
      },
      sending: {
        checking: {
          one: 'Checking: {done} of one product',
          other: 'Checking: {done} of {count} products',
        },
        sending: {
          one: 'Sending: {done} of one product',
          other: 'Sending: {done} of {count} products',
        },
        send: { one: 'Send one product, {records}', other: 'Send {count} products, {records}' },
        again: {
          one: 'Send the failed product again',
          other: 'Send the {count} failed products again',
        },
        refused: 'Rejected products ({groups}) are not sent until all of their faults are fixed.',
        done: {
          one: 'The product is sent. Review continues automatically.',
          other: 'All {count} products are sent. Review continues automatically.',
        },
        doneSome: {
          one: 'The product is not sent.',
          other: '{sent} of {count} products are sent; {left} are not.',
        },
      },
      consent: {
        title: { one: 'One SKU would be deleted', other: '{count} SKUs would be deleted' },
        text: 'The file has no line for them in their product. Their prices, stock and listings end too.',
        agree: { one: 'Delete this SKU', other: 'Delete these SKUs' },
        left: {
          one: 'Until you confirm, its product is not sent.',
          other: 'Until you confirm, {count} products are not sent.',
        },
      },
      notesNone: 'Every product can be sent.',
    },
    prices: {
      name: 'Prices',
      file: { one: '{name}: one price', other: '{name}: {count} prices' },
      records: { one: 'one price', other: '{count} prices' },
      example: 'prices.csv',
      notes: [
        'Without a sales channel, the price is the payout for each unit, in your currency. Each connected channel gets its own price.',
        'With a sales channel and its country, the price is what buyers see there, in the currency of the channel.',
        'After a reload, choose the file again. You can send the same price twice.',
      ],
      open: 'Show the prices',
      counts: { refused: 'Rejected prices', sent: 'Prices sent', failed: 'Prices failed' },
      sending: {
        checking: {
          one: 'Checking: {done} of one price',
          other: 'Checking: {done} of {count} prices',
        },
        sending: {
          one: 'Sending: {done} of one price',
          other: 'Sending: {done} of {count} prices',
        },
        send: { one: 'Send one price', other: 'Send {count} prices' },
        again: {
          one: 'Send the failed price again',
          other: 'Send the {count} failed prices again',
        },
        refused: 'Rejected prices ({groups}) are not sent until all of their faults are fixed.',
        done: {
          one: 'The price is sent. It is localized within seconds.',
          other: 'All {count} prices are sent. Each is localized within seconds.',
        },
        doneSome: {
          one: 'The price is not sent.',
          other: '{sent} of {count} prices are sent; {left} are not.',
        },
      },
      consent: undefined,
      notesNone: 'Every price can be sent.',
    },
    stock: {
      name: 'Stock',
      file: { one: '{name}: one quantity', other: '{name}: {count} quantities' },
      records: { one: 'one quantity', other: '{count} quantities' },
      example: 'stock.csv',
      notes: [
        'Each line sets the units of a SKU in a warehouse. The type is AVAILABLE or DAMAGED.',
        'With changeFromQuantity, a line is rejected if the current number of units is another one.',
        'After a reload, choose the file again. You can send the same quantity twice.',
      ],
      open: 'Show the inventory',
      counts: { refused: 'Rejected lines', sent: 'Lines sent', failed: 'Lines failed' },
      sending: {
        checking: {
          one: 'Checking: {done} of one line',
          other: 'Checking: {done} of {count} lines',
        },
        sending: {
          one: 'Sending: {done} of one line',
          other: 'Sending: {done} of {count} lines',
        },
        send: { one: 'Send one quantity', other: 'Send {count} quantities' },
        again: {
          one: 'Send the failed quantity again',
          other: 'Send the {count} failed quantities again',
        },
        refused: 'Rejected lines ({groups}) are not sent until all of their faults are fixed.',
        done: { one: 'The quantity is set.', other: 'All {count} quantities are set.' },
        doneSome: {
          one: 'The quantity is not set.',
          other: '{sent} of {count} quantities are set; {left} are not.',
        },
      },
      consent: {
        title: { one: 'One SKU is not registered', other: '{count} SKUs are not registered' },
        text: 'Their ids may be misspelled. If you set their stock, it applies once SKUs with these ids exist.',
        agree: { one: 'Set the stock of this SKU', other: 'Set the stock of these SKUs' },
        left: {
          one: 'Until you confirm, its line is not sent.',
          other: 'Until you confirm, {count} lines are not sent.',
        },
      },
      notesNone: 'Every line can be sent.',
    },
  },
  choose: {
    drop: 'Drop a file of SKUs, prices or stock here, or choose one',
    formats:
      'CSV with a header (commas, semicolons or tabs), a JSON array, or one JSON object per line (.ndjson). The columns show what the file contains. The file is checked first. Nothing is sent until you confirm.',
    another: 'Choose another file',
    columns: 'Columns of a CSV file',
    needed: 'Required',
    optional: 'Optional',
    attribute: 'attributes.NAME, for a custom attribute',
    example: 'Save an example file',
    unreadable: '{name} {fault}.',
  },
  reading: 'Reading {name}',
  ignored: 'Ignored columns: {columns}',
  readAgain: {
    encoding: 'This file probably uses the encoding {encoding}. Read it this way?',
    decimalComma: 'This file uses decimal commas. Read it this way?',
    both: 'This file uses decimal commas and probably the encoding {encoding}. Read it this way?',
    accept: 'Read it this way',
    decline: 'Read it unchanged',
  },
  unknown: {
    title: 'Unknown columns: {columns}',
    text: 'A column with a misspelled name is not sent. Correct the names in the file, or ignore these columns.',
    accept: 'Ignore these columns',
  },
  counts: {
    title: 'Changes in this file',
    created: 'New SKUs',
    updated: 'Changed SKUs',
    unchanged: 'Unchanged SKUs',
    deleted: 'Deleted SKUs',
    review: 'Denied by review',
    own: 'Prices for all channels',
    ofChannels: 'Prices for one channel',
    quantities: 'Quantities',
    unregistered: 'SKUs not registered',
    warned: 'Warnings',
  },
  effects: {
    title: 'Effect in the channels',
    counts: {
      higher: 'Higher: {count}',
      lower: 'Lower: {count}',
      same: 'Unchanged: {count}',
      added: 'New: {count}',
      without: 'Without a price: {count}',
    },
    example: '{sku}: {before} → {after}',
    exampleAdded: '{sku}: {after}',
    withoutPrice: 'No price in {channel}: {detail}',
  },
  sending: {
    unseen:
      'The check covers the first {checked} lines. The other lines ({unseen}) are only checked when they are sent.',
    waiting: '{progress} · Waiting {seconds} s for the rate limit',
    stop: 'Stop',
    checkRest: 'Check the rest',
    nothing: 'Nothing can be sent. Fix the lines below, and choose the file again.',
    rejects: 'Save the lines that were not sent',
    saveRefused: 'Save the rejected lines',
    blocked: 'waits for the product {product}, which failed',
  },
  consent: { more: { one: '{skus} and one more', other: '{skus} and {count} more' } },
  notes: {
    title: 'Lines',
    none: 'No lines have faults',
    all: 'All',
    kinds: {
      refused: 'Rejected',
      warning: 'Warning',
      review: 'Denied by review',
      failed: 'Failed',
    },
    line: 'Line',
    sku: 'SKU',
    kind: 'Result',
    code: 'Code',
    detail: 'Reason',
    count: { one: 'One reason', other: '{count} reasons' },
    explained: {
      warning: 'The line is sent unchanged. Check that it is correct.',
      review: 'The SKU is accepted, and then denied by review with this reason.',
    },
  },
});
