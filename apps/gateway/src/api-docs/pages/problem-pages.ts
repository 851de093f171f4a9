import { escapeHtml } from '#edge';
import type { OperationLink, ProblemText } from '../api-document.js';
import { assetPath } from '../docs-assets.js';
import { htmlPage } from './html-page.js';

type Operations = ReadonlyMap<string, OperationLink>;

const styles = [assetPath('pages.css')];

/** The page of a code: its meaning in each service that answers it, and how to react. */
export function problemPage(
  code: string,
  texts: readonly ProblemText[],
  operations: Operations,
): string {
  return htmlPage({
    title: `${code}: ${texts[0]?.title ?? ''}`,
    styles,
    body: `<p><a href="/problems">All problems</a></p>
<h1><code>${escapeHtml(code)}</code></h1>
${texts.map((text) => section(text, operations)).join('\n')}`,
  });
}

/** The index of all codes, by status. */
export function problemIndexPage(problems: ReadonlyMap<string, readonly ProblemText[]>): string {
  const lines = [...problems]
    .flatMap(([code, texts]) => texts.map((text) => ({ code, ...text })))
    .toSorted((first, second) => first.status - second.status);
  return htmlPage({
    title: 'Problems',
    styles,
    body: `<h1>Problems</h1>
<p>Why requests are refused. Answers are <code>application/problem+json</code> (RFC 9457); programs decide by
<code>code</code>. The operations are described at <a href="/docs">/docs</a>.</p>
<table>
<thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead>
<tbody>
${lines.map(row).join('\n')}
</tbody>
</table>`,
  });
}

function row({ code, status, title }: ProblemText & { code: string }): string {
  const name = escapeHtml(code);
  const href = escapeHtml(`/problems/${encodeURIComponent(code)}`);
  return `<tr><td>${status || ''}</td><td><a href="${href}"><code>${name}</code></a></td><td>${escapeHtml(title)}</td></tr>`;
}

function section(text: ProblemText, operations: Operations): string {
  const links = text.operations.flatMap((id) => operations.get(id) ?? []);
  return `<h2>${escapeHtml(text.title)}</h2>
<p class="status">${text.status === 0 ? 'No status' : `Status ${text.status}`}${text.service === undefined ? '' : `, ${escapeHtml(text.service)}`}</p>
<p>${withCode(text.meaning)}</p>
<h3>What to do</h3>
<p>${withCode(text.remedy)}</p>
${links.length === 0 ? '' : `<details><summary>Operations</summary>\n<ul>\n${links.map(item).join('\n')}\n</ul></details>`}`;
}

function item({ method, path, summary, href }: OperationLink): string {
  const operation = `<code>${escapeHtml(`${method} ${path}`)}</code>`;
  return `<li><a href="${escapeHtml(href)}">${operation}</a> ${escapeHtml(summary)}</li>`;
}

/** Marks up names that the texts put between backticks. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
