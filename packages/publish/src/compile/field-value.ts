import { isBinding, isByLanguage, readInside, textsInField, valuesBeside, withRowsApart, writeInside } from '@heddle/document'
import type { Bindable, RecordKind } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import {
  FIELD_PUBLISHERS,
  MESSAGES as KIT_MESSAGES,
  type Field,
  type PublishField,
  type PublishTools,
  type ReferenceTarget,
} from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { NodeCompilation } from './compilation.ts'
import { inPageLanguage } from './compile-value.ts'
import { compileLink } from './links.ts'
import { idNamedBy } from './named-id.ts'
import { MESSAGES } from './messages.ts'
import { trailTo } from './trail.ts'

/** Where a field's value stands. */
export interface FieldPlace {
  /** Name of the field in what holds it. */
  readonly name: string
  /** Keys inside the node's record, joined by `/`. */
  readonly path: string
  /** What the values of the fields are put into. */
  readonly into: Record<string, PublishedValue>
  /** Told of every binding inside. */
  readonly onBound: () => void
}

/** Whether pages get something else of a field of this kind than its literal, its default included. */
export function isMadeReady({ kind }: Field): boolean {
  return FIELD_PUBLISHERS[kind] !== undefined
}

/** Whether the value of a field comes from a formula; one of the kind formula is one. */
export function isFromFormula(value: Bindable | undefined, { kind }: Field): value is Extract<Bindable, { readonly type: 'f' }> {
  return kind !== 'formula' && isBinding(value)
}

/** Puts a field's literal where it stands, as pages get it: checked, its default when it is absent or wrong. */
export function putLiteral(given: Json | undefined, field: Field, place: FieldPlace, compilation: NodeCompilation): void {
  const { name, into } = place
  const literal = literalValue(given, field, place, compilation)
  const publish = FIELD_PUBLISHERS[field.kind] as PublishField<Field> | undefined
  into[name] = publish ? publish(literal, field, toolsOf(place, compilation)) : literal
}

function literalValue(given: Json | undefined, field: Field, { name, path }: FieldPlace, compilation: NodeCompilation): Json {
  if (given === undefined) return field.default as Json
  const problem = (field.checkWhole ?? field.check)(given)
  if (problem === undefined) return field.translated && typeof given === 'string' ? textAs(given, compilation) : given
  compilation.warn('bad-value', path, MESSAGES.badValue(name, problem))
  return field.default as Json
}

/** A translated text as the page is drawn with it. */
export function textAs(text: string, { context: { input } }: NodeCompilation): string {
  return input.textAs ? input.textAs(text) : text
}

/** Rows with their labels as the page is drawn with them; rows as they are where it is drawn as it is. */
function labelsAsDrawn(given: Json, { name, path }: FieldPlace, compilation: NodeCompilation): Json {
  const { node, context } = compilation
  const { input } = context
  const fields = context.planOf(node.element)?.definition.fields
  if (!input.textAs || !fields || path !== `props/${name}` || !Array.isArray(given)) return given
  const besides = valuesBeside(node)
  const drawn = (row: Json | null, [, ...keys]: readonly string[]): Json | null => {
    const text = readInside(row, keys)
    const own = isByLanguage(text) ? inPageLanguage(text, input) : text
    return typeof own === 'string' ? writeInside(row, keys, textAs(own, compilation)) : row
  }
  // Row by row, each of which is written anew: the whole list is not for each of its texts.
  const rows = withRowsApart(name, given, fields, besides) as readonly Json[]
  return rows.map((row) => textsInField(name, [row], fields, besides).reduce(drawn, row) ?? row)
}

function literalOf(field: string, { node, context }: NodeCompilation): Json | undefined {
  const given = node.props[field] ?? context.planOf(node.element)?.definition.fields[field]?.default
  return isBinding(given) ? undefined : (given as Json | undefined)
}

function toolsOf(place: FieldPlace, compilation: NodeCompilation): PublishTools {
  const { name, path, into, onBound } = place
  return {
    asset: (reference) => compilation.asset(reference, path),
    trail: () => trailTo(compilation).map((step) => ({ ...step })),
    language: () => compilation.context.input.language,
    literal: (field) => literalOf(field, compilation),
    bindInside(given) {
      const { value, isBound } = compilation.bindInside(labelsAsDrawn(given, place, compilation), path)
      if (isBound) onBound()
      return value
    },
    late(binding) {
      const bound = compilation.bind(binding, path)
      if (!bound) return null
      onBound()
      return { ...bound, late: true }
    },
    exists(to, id) {
      const isThere = isNamed(to, id, compilation)
      if (!isThere) compilation.warn('missing-reference', path, MESSAGES.missingReference(name, to))
      return isThere
    },
    idOf: (id, as) => idNamedBy(id, as, path, compilation),
    pageAddress: (pageId, parameters) => compileLink({ type: 'internal', pageId, parameters }, compilation)?.href,
    beside(suffix, value) {
      into[`${name}${suffix}`] = value
    },
    part: (field, value, key, inside) =>
      putPart(value, field, { name: key, path: `${path}/${key}`, into: inside, onBound }, compilation),
    parts(fields, given, key) {
      const within = key === undefined ? path : `${path}/${key}`
      if (!isPlainObject(given)) compilation.warn('bad-value', within, MESSAGES.badValue(name, KIT_MESSAGES.mustBeObject))
      const values = isPlainObject(given) ? given : {}
      const made: Record<string, PublishedValue> = {}
      for (const [part, field] of Object.entries(fields)) {
        const value = Object.hasOwn(values, part) ? values[part] : undefined
        putPart(value, field, { name: part, path: `${within}/${part}`, into: made, onBound }, compilation)
      }
      return made
    },
  }
}

const KINDS = {
  page: 'page',
  section: 'node',
  element: 'node',
  popup: 'library-component',
  collection: 'collection',
  variable: 'variable',
  workflow: 'workflow',
  plugin: 'plugin',
} as const satisfies Partial<Record<ReferenceTarget, RecordKind>>

function isNamed(to: ReferenceTarget, id: string, compilation: NodeCompilation): boolean {
  const { view } = compilation.context.input
  compilation.dependOn(to === 'language' ? 'site' : id)
  return to === 'language' ? view.languages().includes(id) : view.find(KINDS[to], id) !== undefined
}

/** A field inside of another one's value. */
function putPart(given: Bindable | undefined, field: Field, place: FieldPlace, compilation: NodeCompilation): void {
  const { name, path, into, onBound } = place
  const value = isByLanguage(given) ? inPageLanguage(given, compilation.context.input) : given
  if (!isFromFormula(value, field)) return putLiteral(value as Json | undefined, field, place, compilation)
  if (!field.bindable) compilation.warn('not-bindable', path, MESSAGES.notBindable(name))
  const bound = field.bindable ? compilation.bind(value, path) : undefined
  if (!bound) return putLiteral(undefined, field, place, compilation)
  onBound()
  into[name] = bound
}

function isPlainObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBinding(value)
}
