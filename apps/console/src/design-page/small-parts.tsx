import { useState } from 'react';
import { Badge, type Tone } from '../design/badge.js';
import { Button } from '../design/button.js';
import { SettledField } from '../design/forms/settled-field.js';
import { ShareBar } from '../design/charts/share-bar.js';
import { CheckField, TextArea, TextField } from '../design/field.js';
import { MultiSelect, Select } from '../design/select.js';

const COLOURS = [
  'page',
  'surface',
  'raised',
  'line',
  'ink',
  'quiet',
  'accent',
  'good',
  'warning',
  'bad',
];
const TONES: readonly Tone[] = ['neutral', 'info', 'good', 'warning', 'bad'];
const LOOKS = ['plain', 'primary', 'danger', 'quiet'] as const;
const SIZES = ['1', '2', '3', '4', '5'];
const CHOICES = [
  { value: 'MELI', label: 'MELI', note: '1,204' },
  { value: 'SHOP', label: 'SHOP', note: '310' },
];

export function Colours() {
  return (
    <ul className="swatches">
      {COLOURS.map((name) => (
        <li key={name}>
          <span className={`swatch swatch-${name}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Type() {
  return (
    <>
      <p className="type-title">Title, 20 px</p>
      <p className="type-heading">Heading, 15 px</p>
      <p>Text, 14 px</p>
      <p className="quiet">Quiet text, 14 px</p>
      <p className="id">ACME-MELI-1001, an id</p>
    </>
  );
}

export function Space() {
  return (
    <ul className="spaces">
      {SIZES.map((size) => (
        <li key={size}>
          <span className={`space space-${size}`} /> space-{size}
        </li>
      ))}
    </ul>
  );
}

export function Buttons() {
  return (
    <div className="row">
      {LOOKS.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button disabled>disabled</Button>
    </div>
  );
}

export function Badges() {
  return (
    <div className="row">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  );
}

export function Shares() {
  const shares = TONES.map((tone, at) => ({ name: tone, tone, count: at + 1 }));
  return <ShareBar label="Shares" shares={shares} />;
}

export function Fields() {
  const [one, setOne] = useState('MELI');
  const [some, setSome] = useState<string[]>([]);
  return (
    <div className="form">
      <TextField label="With a hint" hint="What to enter here." />
      <TextField label="With a fault" fault="This is not an id." defaultValue="<img onerror>" />
      <SettledField label="A filter" placeholder="Acts on Enter" initial="" onSettled={() => {}} />
      <TextArea label="Several lines" rows={2} />
      <CheckField label="A choice" hint="What it means." />
      <Select label="One choice" choices={CHOICES} value={one} onChange={setOne} />
      <MultiSelect
        label="Some choices"
        none="Any"
        choices={CHOICES}
        value={some}
        onChange={setSome}
      />
    </div>
  );
}
