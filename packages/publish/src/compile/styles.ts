import {
  checkStyleValue,
  classNameOf,
  compileSheet,
  DEFAULT_STATE,
  fromVariant,
  mergeSheets,
  isTokenReference,
  styleProperty,
  type ScreenWidth,
  type Sheet,
  withLetterSpacing,
} from '@heddle/style'
import { isBinding, type NodeRecord, type StyleSheet } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import { NodeCompilation } from './compilation.ts'
import type { ElementPlan } from './compile-context.ts'
import { groundName, printGround } from './ground.ts'
import { printOwnLayers } from './own-layers.ts'
import { MESSAGES } from './messages.ts'
import { withStatesInOrder } from './state-marks.ts'
import { printScrollPadding } from './scroll-padding.ts'

/** Styles of nodes that have the same element, classes and own values. */
export interface CompiledStyles {
  readonly className?: string
  readonly rules: ReadonlyMap<string, string>
  /** Bound declarations, drawn inline. */
  readonly style?: Readonly<Record<string, PublishedValue>>
  readonly dependsOn: readonly string[]
  readonly tokens: readonly string[]
}

const NO_RULES: ReadonlyMap<string, string> = new Map()

/** Value order of the design system: base → class → sub-class → own; later ones win. */
export function compileStyles(plan: ElementPlan, compilation: NodeCompilation): CompiledStyles {
  const { context, node } = compilation
  const key = keyOf(plan, node)
  const known = plan.styles.get(key)
  if (known) return known
  // What the styles read is theirs, so that nodes that share them share it too.
  const own = new NodeCompilation(context, node, compilation.place)
  const fresh = freshStyles(plan, own)
  for (const { code, path, message } of own.issues) compilation.warn(code, path.split('/').slice(2).join('/'), message)
  // Names in formulas mean different things on different pages, and an issue belongs to its node.
  if (fresh.style === undefined && own.issues.length === 0) plan.styles.set(key, fresh)
  return fresh
}

/** Everything of a node that its styles are made of, but for its element. Mostly one class, whose id then is the key. */
function keyOf({ cssFields }: ElementPlan, { classes, styles, props, states }: NodeRecord): string {
  let only = ''
  for (const id in classes) {
    if (only !== '') return longKey()
    only = id
  }
  for (const _ in styles) return longKey()
  for (const [name] of cssFields) if (props[name]) return longKey()
  return only

  function longKey(): string {
    const order = Object.entries(states ?? {}).map(([id, { index }]) => [id, index])
    return JSON.stringify([classes, styles, cssFields.map(([name]) => props[name]), order])
  }
}

/** All that is declared for a node. */
export function sheetOf(plan: ElementPlan, compilation: NodeCompilation): Sheet {
  const { node } = compilation
  const spaced = (sheet: Sheet) =>
    withLetterSpacing(sheet, (id) => {
      compilation.dependOn(id)
      return compilation.context.input.view.find('token', id)?.letterSpacing
    })
  const own = mergeSheets([spaced(node.styles), fieldSheet(plan, compilation)])
  return mergeSheets([plan.definition.baseStyles, ...classSheets(node, compilation).map(spaced), own])
}

function freshStyles(plan: ElementPlan, compilation: NodeCompilation): CompiledStyles {
  const { context } = compilation
  const sheet = withStatesInOrder(sheetOf(plan, compilation), compilation.node.states)
  const { printed, style } = takeBindings(sheet, compilation)
  const { screens } = context.variants
  const { isSection, ownLayers } = plan.definition
  const resolve = (reference: string): string => compilation.asset(reference, 'styles')?.address ?? ''
  const compiled = compileSheet(printed, screens, resolve)
  const rules = compiled ? rulesOf(compiled, isSection ? printed : {}, screens) : NO_RULES
  const layers = compiled && ownLayers ? printOwnLayers(ownLayers, printed, compiled.className, screens, resolve) : ''
  return {
    ...(compiled && { className: compiled.className }),
    rules: compiled && layers ? new Map([...rules, [`${compiled.className} layers`, layers]]) : rules,
    ...(Object.keys(style).length > 0 && { style }),
    dependsOn: compilation.dependsOn,
    tokens: compilation.tokens,
  }
}

/** What a section does to the page stands by itself: another element with the same class may be none. */
function rulesOf(
  { className, css }: { readonly className: string; readonly css: string },
  section: Sheet,
  screens: readonly ScreenWidth[],
): ReadonlyMap<string, string> {
  const rules = new Map([[className, css]])
  const padding = printScrollPadding(section, className, screens)
  if (padding !== '') rules.set(`${className} padding`, padding)
  const ground = printGround(section, className, screens)
  if (ground !== '') rules.set(groundName(className), ground)
  return rules
}

/** Values of fields that are declared as CSS, by screen. */
function fieldSheet({ cssFields }: ElementPlan, compilation: NodeCompilation): StyleSheet {
  const sheet: Record<string, Record<string, StyleSheet[string][string]>> = {}
  for (const [name, field] of cssFields) {
    for (const [screen, value] of Object.entries(compilation.node.props[name] ?? {})) {
      const isBound = isBinding(value)
      const problem = isBound ? (field.bindable ? undefined : MESSAGES.notBindable(name)) : field.check(value)
      if (problem) compilation.warn('bad-value', `props/${name}/${screen}`, MESSAGES.badValue(name, problem))
      else if (isBound || isTokenReference(value) || ((typeof value === 'string' || typeof value === 'number') && value !== '')) {
        ;(sheet[screen] ??= {})[field.property] = value
      }
    }
  }
  return sheet
}

/** Sheets of the node's classes in their order, each class's parents before it. */
function classSheets(node: NodeRecord, compilation: NodeCompilation): readonly StyleSheet[] {
  const sheets: StyleSheet[] = []
  const seen = new Set<string>()
  const add = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    compilation.dependOn(id)
    const record = compilation.context.input.view.find('style-class', id)
    if (!record) return
    if (record.parentId !== undefined) add(record.parentId)
    sheets.push(record.styles)
  }
  for (const [id] of Object.entries(node.classes).toSorted(byIndex)) add(id)
  return sheets
}

function byIndex([a, first]: [string, string], [b, second]: [string, string]): number {
  return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1
}

/**
 * Bound declarations leave the sheet. One that nothing else declares is drawn inline as it is; where screens or states
 * declare the property too, an inline value would beat them, and some print more than their declaration, so the rule reads a custom property that is drawn inline.
 */
function takeBindings(sheet: Sheet, compilation: NodeCompilation): { printed: Sheet; style: Record<string, PublishedValue> } {
  const style: Record<string, PublishedValue> = {}
  const printed: Record<string, Sheet[string]> = {}
  for (const [variant, declarations] of Object.entries(sheet)) {
    const kept: Record<string, Sheet[string][string]> = {}
    for (const [property, value] of Object.entries(declarations)) {
      if (!isBinding(value)) {
        const problem = checkStyleValue(property, value)
        if (problem) compilation.warn('bad-style', `styles/${variant}/${property}`, MESSAGES.badStyle(property, problem))
        else {
          kept[property] = value
          if (isTokenReference(value)) compilation.useToken(value.id)
        }
        continue
      }
      const bound = compilation.bind(value, `styles/${variant}/${property}`)
      if (!bound) continue
      if (!styleProperty(property)?.inRules && isOnlyHere(sheet, variant, property)) style[property] = bound
      else {
        const name = `--${classNameOf(`${variant}/${property}`)}`
        style[name] = bound
        kept[property] = `var(${name})`
      }
    }
    printed[variant] = kept
  }
  return { printed, style }
}

function isOnlyHere(sheet: Sheet, variant: string, property: string): boolean {
  const { screenId, state } = fromVariant(variant)
  return (
    screenId === 'default' &&
    state === DEFAULT_STATE &&
    Object.entries(sheet).every(([other, declarations]) => other === variant || !Object.hasOwn(declarations, property))
  )
}
