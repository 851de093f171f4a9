import type { ReactNode } from 'react';
import { Forms } from './form-parts.js';
import {
  Chart,
  Code,
  Dialogs,
  Empty,
  Problems,
  Rows,
  Story,
  TabSample,
  Values,
} from './large-parts.js';
import { messages } from './messages.js';
import { Badges, Buttons, Colours, Fields, Shares, Space, Type } from './small-parts.js';

/** All tokens and components on one page. */
export function DesignPage() {
  return (
    <section className="page">
      <header className="page-head">
        <h1>{messages.title}</h1>
      </header>
      <p className="quiet">{messages.about}</p>
      <div className="samples">
        <Sample title={messages.colours}>
          <Colours />
        </Sample>
        <Sample title={messages.type}>
          <Type />
        </Sample>
        <Sample title={messages.space}>
          <Space />
        </Sample>
        <Sample title={messages.buttons}>
          <Buttons />
        </Sample>
        <Sample title={messages.badges}>
          <Badges />
        </Sample>
        <Sample title={messages.shares}>
          <Shares />
        </Sample>
        <Sample title={messages.chart}>
          <Chart />
        </Sample>
        <Sample title={messages.values}>
          <Values />
        </Sample>
        <Sample title={messages.fields}>
          <Fields />
        </Sample>
        <Sample title={messages.table}>
          <Rows />
        </Sample>
        <Sample title={messages.timeline}>
          <Story />
        </Sample>
        <Sample title={messages.problem}>
          <Problems />
        </Sample>
        <Sample title={messages.empty}>
          <Empty />
        </Sample>
        <Sample title={messages.tabs}>
          <TabSample />
        </Sample>
        <Sample title={messages.dialogs}>
          <Dialogs />
        </Sample>
        <Sample title={messages.forms}>
          <Forms />
        </Sample>
        <Sample title={messages.code}>
          <Code />
        </Sample>
      </div>
    </section>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
