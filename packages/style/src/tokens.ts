import { checkStyleValue } from './check-value.ts'
import { framesName, printFramesOf, tokensOfFrames, type AnimationFrames } from './frames.ts'
import { styleProperty } from './properties/table.ts'
import { MESSAGES } from './messages.ts'
import { PAGE_FAMILY } from './properties/paint.ts'
import { CORNERS } from './properties/property.ts'
import { readShadows } from './shadow.ts'
import type { DeclaredValue, Sheet } from './sheet.ts'
import { isTokenReference, spacingVariable, tokenVariable } from './token-reference.ts'

/** Class that the dark theme puts on the root element (specification section 2: storage key `ww-app-theme`). */
export const DARK_THEME_CLASS = 'ww-app-theme-dark'

/** Where nothing can put the class on, a site that follows the device asks it by itself. */
export const DARK_WITHOUT_SCRIPTS = '@media screen and (prefers-color-scheme:dark) and (scripting:none)'

/** Kinds of design tokens, in the order in which the design system shows them. */
export const TOKEN_TYPES = ['color', 'spacing', 'typography', 'radius', 'shadow', 'duration', 'animation'] as const
export type TokenType = (typeof TOKEN_TYPES)[number]

/** What a token holds. */
export interface TokenValue {
  /** CSS text; of a typography a `font` shorthand; of a movement what stands in its place where it has no frames. */
  readonly value: string
  /** Typographies only. One without it leaves the letter spacing of a text as it is. */
  readonly letterSpacing?: string
  /** Movements only. */
  readonly frames?: AnimationFrames
}

/** What printing needs of a design token. */
export interface StyleToken extends TokenValue {
  readonly id: string
  readonly type: TokenType
  readonly darkValue?: string
}

/** A property that takes the values of a token type; tokens are checked as if they were set there. */
const TOKEN_PROPERTY: Readonly<Record<TokenType, string>> = {
  color: 'color',
  spacing: 'margin-top',
  typography: 'font',
  radius: 'border-radius',
  shadow: 'box-shadow',
  duration: 'transition-duration',
  animation: 'animation-name',
}

/** What a new token begins as. The typography is the specification's (section 9, defaults). */
export const NEW_TOKENS: Readonly<Record<TokenType, TokenValue>> = {
  color: { value: '#2f5be8' },
  spacing: { value: '16px' },
  typography: { value: `400 12px/normal ${PAGE_FAMILY}`, letterSpacing: 'normal' },
  radius: { value: '8px' },
  shadow: { value: '0 4px 12px 0 #00000033' },
  duration: { value: '200ms' },
  animation: {
    value: 'none',
    frames: {
      start: { at: 0, styles: { opacity: 0, translate: '0 24px' } },
      end: { at: 100, styles: { opacity: 1, translate: '0 0' } },
    },
  },
}

/** Token types that have a value of their own in the dark theme. */
export const THEMED_TOKENS: ReadonlySet<TokenType> = new Set(['color', 'shadow'])

const RADII: ReadonlySet<string> = new Set(['border-radius', ...CORNERS.map((corner) => `border-${corner}-radius`)])

/** Whether a token of a type may be set for a property. A custom property takes all. */
export function tokenFits(type: TokenType, property: string): boolean {
  if (property.startsWith('--')) return true
  if (type === 'radius') return RADII.has(property)
  if (type === 'color' || type === 'spacing') return property !== TOKEN_PROPERTY.typography
  if (type === 'duration') return styleProperty(property)?.syntax.time === true
  return property === TOKEN_PROPERTY[type]
}

/** What is wrong with a token's value, or `undefined`. */
export function checkTokenValue(type: TokenType, value: unknown): string | undefined {
  const wrong = checkStyleValue(TOKEN_PROPERTY[type], typeof value === 'string' ? value : undefined)
  if (wrong !== undefined || type !== 'shadow') return wrong
  return readShadows(String(value)) ? undefined : MESSAGES.mustBeShadow
}

/** What is wrong with a typography's letter spacing, or `undefined`. */
export function checkLetterSpacing(value: unknown): string | undefined {
  return checkStyleValue('letter-spacing', typeof value === 'string' ? value : undefined)
}

/** Whether a site has a dark theme: a token that says what it is there. */
export const hasDarkTokens = (tokens: Iterable<StyleToken>): boolean =>
  [...tokens].some(({ type, darkValue }) => darkValue !== undefined && !checkTokenValue(type, darkValue))

/**
 * The used tokens as custom properties: light values on `:root`, dark ones under the theme's class, on screens only: paper
 * is light. Where there are dark ones, used or not, the browser's own parts (fields, scroll bars, what lies below a short
 * page) follow the theme, as all pages of a site do or none. Animations give the name of their frames, which are printed
 * behind. Tokens print in the order of their ids, so equal sets give equal text; a value that is not safe CSS is left out.
 * @param followsDevice whether a device that wants dark pages gets them without scripts too
 */
export function printTokens(tokens: Iterable<StyleToken>, usedIds?: ReadonlySet<string>, followsDevice = false): string {
  const all = [...tokens]
  const wanted = usedIds && withTokensOfFrames(all, usedIds)
  const used = all.filter(({ id }) => wanted === undefined || wanted.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const frames = used.map(printFramesOfToken).join('')
  const print = (pick: (token: StyleToken) => string | undefined) =>
    used
      .flatMap((token) => {
        const value = pick(token)
        return value === undefined || checkTokenValue(token.type, value) ? [] : [`${tokenVariable(token.id)}:${value.trim()}`]
      })
      .join(';')
  const spacings = used.flatMap(({ id, letterSpacing }) =>
    letterSpacing === undefined || checkLetterSpacing(letterSpacing) ? [] : [`${spacingVariable(id)}:${letterSpacing.trim()}`],
  )
  const names = used.flatMap((token) =>
    printFramesOfToken(token) === '' ? [] : [`${tokenVariable(token.id)}:${framesName(token.id)}`],
  )
  const light = [print((token) => (printFramesOfToken(token) === '' ? token.value : undefined)), ...spacings, ...names]
    .filter(Boolean)
    .join(';')
  const dark = print((token) => token.darkValue)
  if (!hasDarkTokens(all)) return light && `:root{${light}}${frames}`
  const declare = (scheme: string, values: string): string => [`color-scheme:${scheme}`, ...(values ? [values] : [])].join(';')
  const inDark = declare('dark', dark)
  const ofDevice = followsDevice ? `${DARK_WITHOUT_SCRIPTS}{:root{${inDark}}}` : ''
  return `:root{${declare('light', light)}}@media screen{.${DARK_THEME_CLASS}{${inDark}}}${ofDevice}${frames}`
}

function printFramesOfToken({ id, type, frames }: StyleToken): string {
  return type === 'animation' && frames !== undefined ? printFramesOf(id, frames) : ''
}

/** The used tokens with those that the frames of used movements read. */
function withTokensOfFrames(tokens: Iterable<StyleToken>, usedIds: ReadonlySet<string>): ReadonlySet<string> {
  const moving = [...tokens].filter(({ id, frames }) => frames !== undefined && usedIds.has(id))
  return moving.length === 0 ? usedIds : new Set([...usedIds, ...moving.flatMap(({ frames = {} }) => tokensOfFrames(frames))])
}

/**
 * A sheet in which a typography says its letter spacing beside its font, which has no place for it. `spacingOf` gives the
 * letter spacing of a token that has one. What the sheet itself says of the letter spacing stands. The same sheet when
 * there is nothing to say.
 */
export function withLetterSpacing(sheet: Sheet, spacingOf: (id: string) => string | undefined): Sheet {
  let said: Record<string, Readonly<Record<string, DeclaredValue>>> | undefined
  for (const [variant, declarations] of Object.entries(sheet)) {
    const { font } = declarations
    if (!isTokenReference(font) || declarations['letter-spacing'] !== undefined || spacingOf(font.id) === undefined) continue
    said = { ...(said ?? sheet), [variant]: { ...declarations, 'letter-spacing': `var(${spacingVariable(font.id)})` } }
  }
  return said ?? sheet
}
