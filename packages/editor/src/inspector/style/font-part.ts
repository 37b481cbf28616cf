const SIZE =
  /^(?:[\d.]+(?:[a-z]+|%)|(?:clamp|calc|min|max)\(.*\)|(?:xx?-)?(?:small|large)|xxx-large|medium|smaller|larger|math)$/i
const WEIGHT = /^(?:\d{1,4}|bold|bolder|lighter|var\(.*\))$/i
const SLANT = /^(?:italic|oblique)$/i

interface Font {
  readonly before: readonly string[]
  readonly size: string
  readonly line: string
  readonly family: string
}

/** What a `font` shorthand says of one of the properties it covers; `undefined` when it cannot be told. */
export function fontPart(shorthand: string, property: string): string | undefined {
  const font = readFont(shorthand.trim())
  if (!font) return undefined
  switch (property) {
    case 'font-size':
      return font.size
    case 'line-height':
      return font.line
    case 'font-family':
      return font.family
    case 'font-weight':
      return font.before.find((word) => WEIGHT.test(word)) ?? 'normal'
    case 'font-style':
      return font.before.find((word) => SLANT.test(word)) ?? 'normal'
    default:
      return undefined
  }
}

/** Words before the size, the size, the line height after a slash, and the rest: the families. */
function readFont(shorthand: string): Font | undefined {
  const { parts, rests } = split(shorthand)
  const definite = parts.findIndex((part) => SIZE.test(part))
  // A variable is the size when nothing else is.
  const at = definite === -1 ? parts.findIndex((part) => part.startsWith('var(')) : definite
  const size = parts[at]
  if (size === undefined) return undefined
  const hasLine = parts[at + 1] === '/'
  const family = rests[at + (hasLine ? 3 : 1)] ?? ''
  if (family === '' || family.startsWith('/')) return undefined
  return { before: parts.slice(0, at), size, line: (hasLine ? parts[at + 2] : undefined) ?? 'normal', family }
}

/** Words and slashes outside of brackets and quotes, and for each the text from it on. */
function split(text: string): { readonly parts: readonly string[]; readonly rests: readonly string[] } {
  const parts: string[] = []
  const rests: string[] = []
  let start = -1
  let depth = 0
  let quote = ''
  const end = (at: number): void => {
    if (start !== -1) parts.push(text.slice(start, at))
    start = -1
  }
  const begin = (at: number): void => {
    start = at
    rests.push(text.slice(at))
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const isOutside = depth === 0 && quote === ''
    if (isOutside && /\s/.test(letter)) end(at)
    else if (isOutside && letter === '/') {
      end(at)
      begin(at)
      end(at + 1)
    } else {
      if (start === -1) begin(at)
      if (quote !== '') quote = letter === quote ? '' : quote
      else if (letter === '"' || letter === "'") quote = letter
      else if (letter === '(') depth += 1
      else if (letter === ')') depth = Math.max(0, depth - 1)
    }
  }
  end(text.length)
  return { parts, rests }
}
