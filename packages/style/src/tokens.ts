import { checkStyleValue } from './check-value.ts'
import { tokenVariable } from './token-reference.ts'

/** Class that the dark theme puts on the root element (specification section 2: storage key `ww-app-theme`). */
export const DARK_THEME_CLASS = 'ww-app-theme-dark'

/** What printing needs of a design token. */
export interface StyleToken {
  readonly id: string
  readonly type: 'color' | 'spacing' | 'typography'
  readonly value: string
  readonly darkValue?: string
}

/** A property that takes the values of a token type; tokens are checked as if they were set there. */
export const TOKEN_PROPERTY = { color: 'color', spacing: 'margin-top', typography: 'font' } as const

/** What is wrong with a token's value, or `undefined`. */
export function checkTokenValue(type: StyleToken['type'], value: unknown): string | undefined {
  return checkStyleValue(TOKEN_PROPERTY[type], typeof value === 'string' ? value : undefined)
}

/**
 * The used tokens as custom properties: light values on `:root`, dark ones under the theme's class, on screens only: paper
 * is light. Where there are dark ones the browser's own parts (fields, scroll bars, what lies below a short page) follow
 * the theme. Tokens print in the order of their ids, so equal sets give equal text; a value that is not safe CSS is left out.
 */
export function printTokens(tokens: Iterable<StyleToken>, usedIds?: ReadonlySet<string>): string {
  const used = [...tokens]
    .filter((token) => usedIds === undefined || usedIds.has(token.id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const print = (pick: (token: StyleToken) => string | undefined) =>
    used
      .flatMap((token) => {
        const value = pick(token)
        return value === undefined || checkTokenValue(token.type, value) ? [] : [`${tokenVariable(token.id)}:${value.trim()}`]
      })
      .join(';')
  const light = print((token) => token.value)
  const dark = print((token) => token.darkValue)
  if (dark === '') return light && `:root{${light}}`
  return `:root{color-scheme:light;${light}}@media screen{.${DARK_THEME_CLASS}{color-scheme:dark;${dark}}}`
}
