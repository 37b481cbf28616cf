import { isBinding } from '@heddle/document'
import type { Bindable } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import { FIELD_PUBLISHERS, type Field, type PublishField, type PublishTools } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { NodeCompilation } from './compilation.ts'
import { MESSAGES } from './messages.ts'

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
  const problem = field.check(given)
  if (problem === undefined) return given
  compilation.warn('bad-value', path, MESSAGES.badValue(name, problem))
  return field.default as Json
}

function toolsOf({ name, path, into, onBound }: FieldPlace, compilation: NodeCompilation): PublishTools {
  return {
    asset: (reference) => compilation.asset(reference, path),
    bindInside(given) {
      const { value, isBound } = compilation.bindInside(given, path)
      if (isBound) onBound()
      return value
    },
    late(binding) {
      const bound = compilation.bind(binding, path)
      if (!bound) return null
      onBound()
      return { ...bound, late: true }
    },
    beside(suffix, value) {
      into[`${name}${suffix}`] = value
    },
    part(field, value, key, inside) {
      const place: FieldPlace = { name: key, path: `${path}/${key}`, into: inside, onBound }
      if (!isFromFormula(value, field)) return putLiteral(value as Json | undefined, field, place, compilation)
      if (!field.bindable) compilation.warn('not-bindable', place.path, MESSAGES.notBindable(key))
      const bound = field.bindable ? compilation.bind(value, place.path) : undefined
      if (!bound) return putLiteral(undefined, field, place, compilation)
      onBound()
      inside[key] = bound
    },
  }
}
