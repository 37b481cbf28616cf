/** Words before the size, the size, the line height after a slash, and the rest: the families. */
const FONT = /^((?:[a-z-]+\s+|\d{1,4}\s+)*)([\d.]+(?:[a-z]+|%))(?:\s*\/\s*([\d.]+(?:[a-z]+|%)?|normal))?\s+(\S.*)$/i
const WEIGHT = /^(?:\d{1,4}|bold|bolder|lighter)$/i
const SLANT = /^(?:italic|oblique)$/i

/** What a `font` shorthand says of one of the properties it covers; `undefined` when it cannot be told. */
export function fontPart(shorthand: string, property: string): string | undefined {
  const [, before = '', size, line = 'normal', family] = FONT.exec(shorthand.trim()) ?? []
  if (size === undefined) return undefined
  const words = before.trim().split(/\s+/)
  switch (property) {
    case 'font-size':
      return size
    case 'line-height':
      return line
    case 'font-family':
      return family
    case 'font-weight':
      return words.find((word) => WEIGHT.test(word)) ?? 'normal'
    case 'font-style':
      return words.find((word) => SLANT.test(word)) ?? 'normal'
    default:
      return undefined
  }
}
