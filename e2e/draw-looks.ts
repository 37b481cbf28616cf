import { expect, type Page } from '@playwright/test'
import type { Id, StyleClassRecord, StyleValue, TokenRecord } from '@heddle/document'
import { readFont } from '@heddle/style'
import {
  addElement,
  canvasArea,
  inspector,
  inspectorSection,
  openFormulaOf,
  openPanel,
  openTab,
  panel,
  pickScreen,
  pickState,
  setControl,
} from './builder.ts'
import { fill } from './components.ts'
import { writeFormula } from './logic.ts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const

/** Rows of the style tab by what they set, as `Section: Label`. */
const ROWS: Readonly<Record<string, string>> = {
  'flex-direction': 'Layout: Direction',
  'flex-wrap': 'Layout: Wrap',
  'justify-content': 'Layout: Justify',
  'align-items': 'Layout: Align',
  'align-self': 'In its container: Align self',
  'flex-grow': 'In its container: Grow',
  'flex-basis': 'In its container: Basis',
  width: 'Size: Width',
  'min-width': 'Size: Min width',
  'min-height': 'Size: Min height',
  'max-width': 'Size: Max width',
  'font-family': 'Text: Font',
  'font-size': 'Text: Size',
  'font-weight': 'Text: Weight',
  'line-height': 'Text: Line height',
  color: 'Text: Colour',
  'text-align': 'Text: Align',
  'background-color': 'Background: Colour',
  opacity: 'Effects: Opacity',
  cursor: 'Effects: Cursor',
}

/** Rows that are found by their name, since few need them. */
const SELDOM: Readonly<Record<string, string>> = {
  display: 'Display',
  'justify-self': 'Justify self',
  'white-space': 'White space',
}

/** Words of the style tab for words of CSS. */
const WORDS: Readonly<Record<string, string>> = {
  row: 'Row',
  column: 'Column',
  wrap: 'Wrap',
  nowrap: 'No wrap',
  center: 'Centre',
  right: 'Right',
  start: 'Text start',
  'flex-start': 'Start',
  'space-between': 'Space between',
  'inline-block': 'Inline block',
  'not-allowed': 'Not allowed',
  solid: 'Solid',
  '400': '400 Regular',
  '500': '500 Medium',
  '600': '600 Semi-bold',
  '700': '700 Bold',
}

const COLOR = /\bcolors\['([a-z0-9]{16})'\]/g

/** A value as it is typed or picked; a token by its name. */
type Said = string | { readonly token: string }
type Values = Readonly<Record<string, StyleValue>>
/** Names of the tokens of a project by their ids. */
export type TokenNames = ReadonlyMap<string, string>

export const tokenNames = (tokens: readonly TokenRecord[]): TokenNames => new Map(tokens.map(({ id, name }) => [id, name]))

/** Makes colours in the design panel, in both themes. */
export async function drawTokens(page: Page, tokens: readonly TokenRecord[]): Promise<void> {
  await openPanel(page, 'Design system')
  for (const { name, value, darkValue } of tokens) {
    await panel(page).getByRole('button', { name: 'New colour' }).click()
    const editor = page.getByRole('dialog', { name: /^Edit Colour/ })
    await expect(editor.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await fill(editor.getByRole('textbox', { name: 'Name' }), name)
    const named = page.getByRole('dialog', { name: `Edit ${name}`, exact: true })
    await setControl(page, named, 'Light', value)
    if (darkValue !== undefined) await setControl(page, named, 'Dark', darkValue)
    await page.keyboard.press('Escape')
    await expect(named).toBeHidden()
  }
}

/** Gives what is selected a class that is there, or makes one of this name, whose looks are told then. */
export async function addClass(page: Page, name: string): Promise<void> {
  await openTab(page, 'Style')
  await inspector(page).getByRole('group', { name: 'Classes' }).getByRole('button', { name: 'Add a class' }).click()
  const search = page.getByRole('searchbox', { name: 'Find or create a class' })
  await expect(search).toBeFocused()
  await search.fill(name)
  const picker = page.getByRole('dialog', { name: 'Add a class' })
  await picker
    .getByRole('button', { name, exact: true })
    .or(picker.getByRole('button', { name: `Create “${name}”`, exact: true }))
    .first()
    .click()
  await expect(picker).toBeHidden()
}

/** Makes classes with their looks on all screens and in all states, at a button of the section that goes again. */
export async function drawClasses(page: Page, classes: readonly StyleClassRecord[], tokens: TokenNames): Promise<void> {
  await addElement(page, 'Button')
  await page.keyboard.press('Control+Alt+X')
  for (const { name, styles } of classes) {
    await addClass(page, name)
    const chip = inspector(page).getByRole('button', { name: `Edit class ${name}`, exact: true })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    for (const [variant, values] of Object.entries(styles)) await drawVariant(page, variant, values as Values, tokens)
    // What another class says already is hard to see.
    await inspector(page)
      .getByRole('button', { name: `Remove class ${name}`, exact: true })
      .click()
  }
  await canvasArea(page).focus()
  await page.keyboard.press('Delete')
}

const SCREENS: Readonly<Record<string, string>> = { default: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' }
const STATES: Readonly<Record<string, string>> = { hover: 'Hover', disabled: 'Disabled' }

/** Sets looks for a screen and a state, and goes back to the widest screen at rest. */
export async function drawVariant(page: Page, variant: string, values: Values, tokens: TokenNames): Promise<void> {
  const [screen = '', state] = variant.split(':')
  if (screen !== 'default') await pickScreen(page, SCREENS[screen] ?? screen)
  if (state !== undefined) await pickState(page, STATES[state] ?? state)
  await setStyles(page, values, tokens)
  if (state !== undefined) await pickState(page, 'Default')
  if (screen !== 'default') await pickScreen(page, 'Desktop')
}

/** Sets looks of what is edited in the style tab: what a row sets together is set once. */
async function setStyles(page: Page, values: Values, tokens: TokenNames): Promise<void> {
  await openTab(page, 'Style')
  const left = new Map(Object.entries(withoutFonts(values)).map(([property, value]) => [property, say(property, value, tokens)]))
  const same = (properties: readonly string[]): Said | undefined => {
    const [first, ...others] = properties.map((property) => left.get(property))
    return first !== undefined && others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined
  }
  const take = async (properties: readonly string[], set: (value: Said) => Promise<void>): Promise<void> => {
    const value = same(properties)
    if (value === undefined) return
    for (const property of properties) left.delete(property)
    await set(value)
  }
  await take(
    SIDES.map((side) => `padding-${side}`),
    (value) => setSpacing(page, 'Padding top', value, 'Shift+Enter'),
  )
  for (const side of SIDES) await take([`padding-${side}`], (value) => setSpacing(page, `Padding ${side}`, value, 'Enter'))
  await take(['row-gap', 'column-gap'], (value) => setRow(page, 'Layout: Gap', value))
  await take(
    CORNERS.map((corner) => `border-${corner}-radius`),
    (value) => setRow(page, 'Border: Radius', value),
  )
  for (const side of ['all', 'top'] as const) {
    const of = (part: string) => (side === 'all' ? SIDES : [side]).map((name) => `border-${name}-${part}`)
    if (same(of('width')) === undefined) continue
    const section = await inspectorSection(page, 'Border')
    await setControl(page, section, 'Border', side === 'all' ? 'All' : 'Top')
    for (const [part, label] of [
      ['width', 'Width'],
      ['style', 'Style'],
      ['color', 'Colour'],
    ] as const)
      await take(of(part), (value) => setRow(page, `Border: ${label}`, value))
  }
  for (const [property, value] of left) {
    const path = ROWS[property]
    if (path !== undefined) await setRow(page, path, value)
    else await setSeldom(page, SELDOM[property] ?? property, value)
  }
}

/** A font in its parts, of which a size and a weight are typed as they are. */
function withoutFonts({ font, ...others }: Values): Values {
  const parts = typeof font === 'string' ? readFont(font) : undefined
  return {
    ...others,
    ...(parts && {
      'font-family': parts.family,
      'font-size': parts.size,
      'font-weight': parts.weight,
      'line-height': parts.lineHeight,
    }),
  }
}

function say(property: string, value: StyleValue, tokens: TokenNames): Said {
  if (typeof value === 'object' && 'type' in value && value.type === 'token') return { token: tokens.get(value.id) ?? value.id }
  if (property === 'opacity') return String(Number(value) * 100)
  if (typeof value === 'object')
    return `=${'code' in value ? value.code.replaceAll(COLOR, (_, id: string) => `colors.${tokens.get(id)}`) : ''}`
  return WORDS[String(value)] ?? String(value)
}

/** Sets a row of the inspector to what is typed or picked, a formula where it begins with `=`. */
export async function setRow(page: Page, path: string, value: Said): Promise<void> {
  const [section = '', label = ''] = path.split(': ')
  const where = await inspectorSection(page, section)
  if (typeof value === 'string' && value.startsWith('='))
    return writeFormula(page, await openFormulaOf(page, where, label), value.slice(1))
  if (typeof value === 'string') return setControl(page, where, label, value)
  await where.getByRole('button', { name: new RegExp(`^Choose ${label}`) }).click()
  const popover = page.getByRole('dialog', { name: `Choose ${label}` })
  await popover.getByRole('button', { name: value.token, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
}

async function setSpacing(page: Page, label: string, value: Said, keys: string): Promise<void> {
  const section = await inspectorSection(page, 'Spacing')
  const field = section.getByRole('textbox', { name: new RegExp(`^${label}: `) })
  await field.fill('')
  await field.fill(String(value))
  await field.press(keys)
}

async function setSeldom(page: Page, label: string, value: Said): Promise<void> {
  const search = inspector(page).getByRole('searchbox', { name: 'Find a style' })
  await search.fill(label)
  await setControl(page, inspector(page).getByRole('region', { name: 'Found styles' }), label, String(value))
  await search.press('Escape')
  await expect(search).toHaveValue('')
}

/** Ids of classes as they apply, the weakest first. */
export const inOrder = (indexes: Readonly<Record<Id, string>>): readonly Id[] =>
  Object.entries(indexes)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([id]) => id)
