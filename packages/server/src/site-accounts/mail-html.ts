const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '')

/**
 * A letter for programs that show HTML: the same words, the link as one that shows where it leads, a code in large signs. It loads
 * nothing from anywhere.
 *
 * @param lines its paragraphs
 * @param what the link or the code in them
 */
export function letterHtml({
  language,
  subject,
  lines,
  what,
}: {
  readonly language: string
  readonly subject: string
  readonly lines: readonly string[]
  readonly what: string
}): string {
  const paragraphs = lines.map((line) => `<p dir="auto" style="margin:0 0 16px">${lineHtml(line, what)}</p>`)
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">',
    ...paragraphs,
    '</body></html>',
  ].join('\n')
}

/** A paragraph: nothing that it holds is more than text but its link or code, wherever that stands. */
const lineHtml = (line: string, what: string): string =>
  line
    .split(what)
    .map((part) => escaped(part).replaceAll(/\r?\n/g, '<br>'))
    .join(pressed(what))

function pressed(what: string): string {
  const text = escaped(what)
  return /^https?:\/\//.test(what)
    ? `<a href="${text}">${text}</a>`
    : `<strong style="font:700 28px/1.2 ui-monospace,monospace;letter-spacing:4px">${text}</strong>`
}
