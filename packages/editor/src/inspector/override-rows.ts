import { isBinding, pathsOfOverride, type ConditionState, type Id, type LinkValue, type NodeRecord } from '@heddle/document'
import { DEFAULT_STATE, isTokenReference } from '@heddle/style'
import { equalJson, readAtom, type Json } from '@heddle/store'
import { words as controlsWords } from '../controls/words.ts'
import type { Editor } from '../session/editor.ts'
import { placeAt, type BoundPlace } from './bound-places.ts'
import { linkKind } from './settings/link-kind.ts'
import { words } from './words.ts'

/** One value that instances set for an element inside of them. */
export interface OverrideRow {
  /** Its path in what an instance sets for the element. */
  readonly path: string
  readonly label: string
  readonly value: string
  /** Where its formula stands, of one that is bound. */
  readonly bound?: BoundPlace
}

/** What instances set for an element inside of them, each value once. */
export function overrideRows(editor: Editor, instances: readonly NodeRecord[], nodeId: Id): readonly OverrideRow[] {
  const own = instances.flatMap(({ overrides }) => overrides?.[nodeId] ?? [])
  const paths = new Set(own.flatMap((one) => pathsOfOverride(one)))
  return [...paths].map((path) => {
    const values = own.flatMap((one) => readAtom(one, path) ?? [])
    const isMixed = values.some((value) => !equalJson(value, values[0] ?? null))
    const value = isMixed ? controlsWords.mixed : textOf(editor, path, values[0] ?? null)
    const bound = isMixed ? undefined : boundAt(editor, instances, nodeId, path)
    return { path, label: labelAt(editor, instances, nodeId, path), value, ...(bound && { bound }) }
  })
}

/** The place of a formula that the first instance which sets something there has; of a link that of its address, of a state of its condition. */
function boundAt(editor: Editor, instances: readonly NodeRecord[], nodeId: Id, path: string): BoundPlace | undefined {
  for (const instance of instances) {
    const own = instance.overrides?.[nodeId]
    const [formula] = [path, `${path}/href`, `${path}/condition`].filter((at) => own && isBinding(readAtom(own, at)))
    if (formula !== undefined) return placeAt(editor, instance, ['overrides', nodeId, ...formula.split('/')])
  }
  return undefined
}

function labelAt(editor: Editor, instances: readonly NodeRecord[], nodeId: Id, path: string): string {
  const { view } = editor
  const keys = path.split('/')
  const [part, key = '', third = ''] = keys
  const node = view.find('node', nodeId)
  if (part === 'classes') return words.open.classNamed(className(editor, key))
  if (part === 'classConditions') return words.open.classWhen(className(editor, key))
  if (part === 'link') return words.link
  if (part === 'states') return words.ownState.title(stateOf(editor, instances, nodeId, key)?.name ?? key)
  const label = (node && placeAt(editor, node, keys)?.label) ?? key
  const [screen = '', state = DEFAULT_STATE] = key.split(':')
  const variant = part === 'styles' ? [screen, state] : part === 'props' ? [third] : []
  const where = variant.filter((one) => one !== DEFAULT_STATE && one !== view.defaultLanguage())
  return where.length === 0
    ? label
    : words.open.variant(label, where.map((one) => stateName(one, stateOf(editor, instances, nodeId, one)?.name)).join(' '))
}

/** A state as the first instance that changes it has it, else as the component does: what is left out has its name from there. */
function stateOf({ view }: Editor, instances: readonly NodeRecord[], nodeId: Id, key: string): ConditionState | undefined {
  const own = instances.map(({ overrides }) => overrides?.[nodeId]?.states?.[key]).find((state) => typeof state === 'object')
  return own || view.find('node', nodeId)?.states?.[key]
}

function linkText(link: LinkValue): string {
  const { href } = link
  if (href === undefined) return words.linkTypes[linkKind(link)]
  return isBinding(href) ? `ƒ ${href.code}` : href
}

function stateName(name: string, own?: string): string {
  const names: Readonly<Record<string, string>> = words.stateNames
  return own ?? names[name] ?? name
}

function className({ view }: Editor, id: Id): string {
  return view.find('style-class', id)?.name ?? words.unknownClass
}

function textOf({ view }: Editor, path: string, value: Json): string {
  if (path === 'condition' && !isBinding(value)) return words.condition.options[value === false ? 'never' : 'always']
  if (value === false && /^(?:class|attributes|states|link)/.test(path)) return words.open.leftOut
  if (path.startsWith('classes/')) return words.open.putOn
  if (path === 'link') return linkText(value as unknown as LinkValue)
  if (path.startsWith('states/')) return `ƒ ${(value as unknown as ConditionState).condition.code}`
  if (isBinding(value)) return `ƒ ${value.code}`
  if (isTokenReference(value)) return view.find('token', value.id)?.name ?? words.unknownToken
  return typeof value === 'string' ? value : JSON.stringify(value)
}
