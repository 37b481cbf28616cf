const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
  '\r': '',
}

/** The text that a body with escapes stands for (without its quotes); `undefined` when an escape is not complete. */
export function unescapeText(body: string): string | undefined {
  let bad = false
  const text = body.replaceAll(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|(\r\n|[^]))/gi,
    (_, hex2, hex4, hexN, plain) => {
      const hex: string | undefined = hex2 ?? hex4 ?? hexN
      if (hex !== undefined) {
        const code = Number.parseInt(hex, 16)
        if (code > 0x10ffff) bad = true
        return bad ? '' : String.fromCodePoint(code)
      }
      if (plain === 'x' || plain === 'u') bad = true
      if (plain === '\r\n') return ''
      return SIMPLE[plain] ?? plain
    },
  )
  return bad ? undefined : text
}

/** A text as a literal in single quotes. */
export function quoteText(text: string): string {
  return `'${text.replaceAll(/['\\\n\r]/g, escapeCharacter)}'`
}

/** A text as a piece of template text. */
export function escapeTemplateText(text: string): string {
  return text.replaceAll(/[`\\\r]|\$(?=\{|$)/g, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return character === '\n' ? '\\n' : character === '\r' ? '\\r' : `\\${character}`
}
