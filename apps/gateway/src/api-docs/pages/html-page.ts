import { escapeHtml } from '#edge';
import type { FastifyReply } from 'fastify';

/**
 * Only our own origin is allowed. The viewer sets styles on its elements, which a policy cannot distinguish from
 * inline styles in the page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HTML = 'text/html; charset=utf-8';

export function protectPage(reply: FastifyReply): void {
  reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer');
}

export interface HtmlPage {
  title: string;
  /** A text in HTML. */
  body: string;
  styles: readonly string[];
  scripts?: readonly string[];
  /** Scripts that are ECMAScript modules. */
  modules?: readonly string[];
}

export function htmlPage({ title, body, styles, scripts = [], modules = [] }: HtmlPage): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">\n`).join('');
  const code = scripts.map((src) => `<script src="${src}" defer></script>\n`).join('');
  const imports = modules.map((src) => `<script src="${src}" type="module"></script>\n`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" type="image/png" href="/docs/assets/favicon-32x32.png">
${links}${code}${imports}</head>
<body>
${body}
</body>
</html>
`;
}
