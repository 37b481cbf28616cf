import { ANIMATION_DEFAULTS, printFrames, printStillness } from './animations.ts'
import { checkStyleValue } from './check-value.ts'
import { shortHash } from './hash.ts'
import { printOtherMedia } from './other-media.ts'
import { printOrder, styleProperty } from './properties/table.ts'
import { DEFAULT_STATE, fromVariant, fromWideToNarrow, toVariant, type ScreenWidth } from './screens.ts'
import type { Declarations, DeclaredValue, Sheet } from './sheet.ts'
import { compareStates, stateSelector } from './states.ts'
import { isTokenReference, tokenVariable } from './token-reference.ts'

/** Turns `asset:{id}` or an address into the address a page loads. */
export type ResolveAddress = (reference: string) => string

/** What is printed beside a property when nothing else is said: a background picture's (specification section 3), an animation's. */
const COMPANIONS: Readonly<Record<string, Declarations>> = {
  'background-image': { 'background-size': 'cover', 'background-repeat': 'no-repeat' },
  'animation-name': ANIMATION_DEFAULTS,
}

/** One value as CSS text; `undefined` for bindings and for values that are not safe for the property. */
export function printValue(
  property: string,
  value: DeclaredValue,
  resolve: ResolveAddress = (reference) => reference,
): string | undefined {
  if (checkStyleValue(property, value) !== undefined) return undefined
  if (isTokenReference(value)) return `var(${tokenVariable(value.id)})`
  const text = String(value).trim()
  if (!styleProperty(property)?.syntax.url) return text
  return text.replaceAll(/url\(([^)]*)\)?/gi, (whole, written: string) => {
    const read = /^(?:"([^"'\s]*)"|'([^"'\s]*)'|([^"'\s]*))$/.exec(written.trim())
    if (!read || !whole.endsWith(')')) return whole
    return `url("${encodeAddress(resolve(read[1] ?? read[2] ?? read[3] ?? ''))}")`
  })
}

/** Declarations without a trailing semicolon, in a fixed order whatever the order they were set in. */
export function printDeclarations(declarations: Declarations, resolve?: ResolveAddress): string {
  return Object.keys(declarations)
    .toSorted((a, b) => printOrder(a) - printOrder(b) || (a < b ? -1 : 1))
    .flatMap((property) => {
      const text = printValue(property, declarations[property] ?? '', resolve)
      return text === undefined ? [] : [`${property}:${text}`]
    })
    .join(';')
}

/** Declarations with what is printed beside some of them, for a rule that is not of a class. */
export function printWithCompanions(declarations: Declarations, resolve?: ResolveAddress): string {
  return printDeclarations(withCompanions(declarations, []), resolve)
}

/**
 * A class's rules, minified: values of the widest screen, then narrower screens inside `@media`, then every state in its
 * order, again by screen; last the animations it names and what less motion, paper and forced colours need of it. Variants of unknown screens or impossible states
 * are left out. Empty text when nothing prints.
 */
export function printRule(className: string, sheet: Sheet, screens: Iterable<ScreenWidth>, resolve?: ResolveAddress): string {
  const known = fromWideToNarrow(screens)
  const states = [...new Set(Object.keys(sheet).map((variant) => fromVariant(variant).state))].filter(
    (state) => state !== DEFAULT_STATE,
  )
  let css = ''
  for (const state of [DEFAULT_STATE, ...states.toSorted(compareStates)]) {
    const suffix = state === DEFAULT_STATE ? '' : stateSelector(state)
    if (suffix === undefined) continue
    const inherited: Declarations[] = state === DEFAULT_STATE ? [] : known.map((screen) => sheet[screen.id] ?? {})
    for (const screen of known) {
      const declarations = sheet[toVariant(screen.id, state)]
      const text = declarations && printDeclarations(withCompanions(declarations, inherited), resolve)
      inherited.push(declarations ?? {})
      if (!text) continue
      const rule = `.${className}${suffix}{${text}}`
      css += screen.maxWidth === undefined ? rule : `@media (max-width:${screen.maxWidth}px){${rule}}`
    }
  }
  return css && css + printFrames(sheet) + printStillness(className, sheet) + printOtherMedia(className, sheet)
}

/** Short class name made from the content of a rule (printed under any fixed class name). */
export function classNameOf(ruleText: string): string {
  return shortHash(ruleText)
}

/** A sheet as a class of its own: the name follows from the content, so equal sheets share one rule. `undefined` when nothing prints. */
export function compileSheet(
  sheet: Sheet,
  screens: Iterable<ScreenWidth>,
  resolve?: ResolveAddress,
): { readonly className: string; readonly css: string } | undefined {
  const list = [...screens]
  const body = printRule('_', sheet, list, resolve)
  if (body === '') return undefined
  const className = classNameOf(body)
  return { className, css: printRule(className, sheet, list, resolve) }
}

function withCompanions(declarations: Declarations, inherited: readonly Declarations[]): Declarations {
  const named = Object.keys(COMPANIONS).filter((property) => declarations[property] !== undefined)
  if (named.length === 0) return declarations
  const missing = named
    .flatMap((property) => Object.entries(COMPANIONS[property] ?? {}))
    .filter(([property]) => !inherited.some((part) => Object.hasOwn(part, property)))
  return { ...Object.fromEntries(missing), ...declarations }
}

function encodeAddress(address: string): string {
  return address.replaceAll(
    /["\\\n\r\f<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
}
