import { kafkaProperties } from './kafka-properties.js';

const ports = { port: 1, controllerPort: 2 };

describe('the broker’s properties', () => {
  it('The properties name a folder with any letters in the escapes that Java reads', () => {
    expect(kafkaProperties('/home/José 店/l’été #1\\a', ports)).toContain(
      '\nlog.dirs=/home/Jos\\u00e9 \\u5e97/l\\u2019\\u00e9t\\u00e9 #1\\u005ca\n',
    );
  });

  it('The properties have each value on one line, with its leading blank', () => {
    const text = kafkaProperties('/logs', ports, { first: ' 1\n2' });
    expect(text).toContain('\nfirst=\\u00201\\u000a2\n');
  });
});
