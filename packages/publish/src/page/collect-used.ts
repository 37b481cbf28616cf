import { bodyName, isPublishedBinding } from '@heddle/document/published'
import type { Id } from '@heddle/document'
import { isField, type ElementDefinition, type Field, type Parts } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

/** What the nodes of a page use of the rest of the project. */
export interface Used {
  readonly elements: Map<string, number>
  /** Names of their bodies. */
  readonly bodies: Set<string>
  /** CSS text by class name. */
  readonly rules: Map<string, string>
  readonly tokens: Set<Id>
  /** Ids of records, and kinds searched by name. */
  readonly records: Set<string>
  readonly icons: Set<string>
}

function nothingUsed(): Used {
  return { elements: new Map(), bodies: new Set(), rules: new Map(), tokens: new Set(), records: new Set(), icons: new Set() }
}

/** What several pages draw together. */
export function joinUsed(parts: Iterable<Pick<Used, 'elements' | 'icons'>>): Pick<Used, 'elements' | 'icons'> {
  const all = nothingUsed()
  for (const { elements, icons } of parts) {
    for (const [type, count] of elements) all.elements.set(type, (all.elements.get(type) ?? 0) + count)
    for (const name of icons) all.icons.add(name)
  }
  return all
}

/** What the compiled nodes of a page use. */
export function collectUsed(compiled: readonly CompiledNode[], definitions: ReadonlyMap<string, ElementDefinition>): Used {
  const used = nothingUsed()
  const handed = new Set<string>()
  // Nodes that share their styles share these sets.
  const seen = new Set<object>()
  const isNew = (part: object): boolean => {
    if (seen.has(part)) return false
    seen.add(part)
    return true
  }
  for (const one of compiled) {
    const { type, props } = one.published
    used.elements.set(type, (used.elements.get(type) ?? 0) + 1)
    used.bodies.add(bodyName(one.published))
    // One that is heard builds on the body that it would have otherwise, whose styles it needs.
    const [heard, ...own] = one.published.body?.split('.') ?? []
    if (own.length > 0 && Object.values(definitions.get(type)?.heardBodies ?? {}).includes(heard ?? ''))
      used.bodies.add([type, ...own].join('.'))
    if (isNew(one.rules)) for (const [name, css] of one.rules) used.rules.set(name, css)
    if (isNew(one.tokens)) for (const id of one.tokens) used.tokens.add(id)
    if (isNew(one.dependsOn)) for (const id of one.dependsOn) used.records.add(id)
    for (const [name, field] of iconFieldsOf(type, definitions)) {
      addIconsIn(props[name], field, used.icons)
      addPropertiesRead(props[name], handed)
    }
  }
  // The set grows while it is walked: an instance may hand on what its own component is given.
  for (const property of handed) {
    for (const { published } of compiled) {
      const value = published.component?.props[property]
      addIcons(value, used.icons)
      addPropertiesRead(value, handed)
    }
  }
  return used
}

/** Properties of components that an icon comes from, by the names that formulas read them by. */
function addPropertiesRead(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    const [kind, object, key] = value as readonly unknown[]
    if (kind === '.' && isProps(object) && Array.isArray(key) && typeof key[1] === 'string') into.add(key[1])
    for (const part of value) addPropertiesRead(part, into)
  } else if (isRecord(value)) for (const part of Object.values(value)) addPropertiesRead(part, into)
}

/** `context.component.props` */
function isProps(tree: unknown): boolean {
  return Array.isArray(tree) && tree[0] === '.' && Array.isArray(tree[2]) && tree[2][1] === 'props'
}

const iconFields = new WeakMap<ElementDefinition, readonly (readonly [string, Field])[]>()

/** Fields of an element that are icons, or hold some. */
function iconFieldsOf(type: string, definitions: ReadonlyMap<string, ElementDefinition>): readonly (readonly [string, Field])[] {
  const definition = definitions.get(type)
  if (!definition) return []
  let found = iconFields.get(definition)
  if (!found) {
    found = Object.entries(definition.fields).filter(([, field]) => holdsIcons(field))
    iconFields.set(definition, found)
  }
  return found
}

/** What the value of a field holds inside; `undefined` for one value. */
function insideOf(field: Field): Parts | undefined {
  return field.kind === 'list' ? field.item : field.kind === 'object' ? field.fields : undefined
}

function holdsIcons(parts: Parts): boolean {
  if (!isField(parts)) return Object.values(parts).some(holdsIcons)
  const inside = insideOf(parts)
  return parts.kind === 'icon' || (inside !== undefined && holdsIcons(inside))
}

function addIconsIn(value: unknown, parts: Parts, into: Set<string>): void {
  if (!isField(parts)) {
    for (const [name, field] of Object.entries(parts)) addIconsIn(isRecord(value) ? value[name] : undefined, field, into)
    return
  }
  if (!holdsIcons(parts)) return
  const inside = insideOf(parts)
  // Items that a formula gives may name icons by any text of it.
  if (inside === undefined || isPublishedBinding(value)) addIcons(value, into)
  else if (parts.kind === 'list') for (const item of Array.isArray(value) ? value : []) addIconsIn(item, inside, into)
  else addIconsIn(value, inside, into)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** An icon's name, or every text in a formula: one of them may be an icon's name. */
function addIcons(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' && value !== '') into.add(value)
  else if (isPublishedBinding(value)) collectTexts(value.tree, into)
}

/** Literals stand in a tree as `['l', value]`. */
function collectTexts(part: unknown, into: Set<string>): void {
  if (!Array.isArray(part)) return
  if (part[0] === 'l' && typeof part[1] === 'string') into.add(part[1])
  else for (const item of part) collectTexts(item, into)
}
