import type { Field } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { isBinding, type Binding } from '@heddle/document'
import { LIVE, type PublishedBinding, type PublishedValue } from '@heddle/document/published'
import { DEFAULT_VARIANT, resolveValue } from '@heddle/document/values'
import type { NodeCompilation } from './compilation.ts'
import type { ElementPlan } from './compile-context.ts'
import { constantOf } from './constant.ts'
import { MESSAGES } from './messages.ts'

export interface CompiledProps {
  readonly published: Readonly<Record<string, PublishedValue>>
  readonly live: number
}

/** Values of the fields that the element's body reads: defaults folded in, one language, formulas as trees. */
export function compileProps({ bodyFields, defaults }: ElementPlan, compilation: NodeCompilation): CompiledProps {
  // A copy has its properties in place: most fields of most nodes keep their default.
  const published: Record<string, PublishedValue> = { ...defaults }
  const { props } = compilation.node
  const { variants } = compilation.context
  let live = 0
  for (const [name, field] of bodyFields) {
    const own = props[name]
    if (own === undefined && field.kind !== 'image') continue
    // The usual case first: the value of this language, or the only one.
    const value = own && (own[field.translated ? variants.language : DEFAULT_VARIANT] ?? resolveValue(field, own, variants))
    const isBound = isBinding(value)
    const bound = isBound ? boundValue(value, name, field, compilation) : undefined
    const constant = bound && compilation.place && constantOf(bound)
    if (bound && constant === undefined) {
      published[name] = bound
      live |= field.kind === 'text' ? LIVE.text : LIVE.attribute
      continue
    }
    const literal = literalValue(isBound ? constant : value, name, field, compilation)
    if (field.kind === 'image' && typeof literal === 'string') addPicture(published, name, literal, compilation)
    else if (field.kind === 'value' && own !== undefined) {
      const { value: deep, isBound: holdsBindings } = compilation.bindInside(literal, `props/${name}`)
      published[name] = deep
      if (holdsBindings) live |= LIVE.attribute
    } else published[name] = literal
  }
  return { published, live }
}

/** A binding of a field as a tree, or `undefined` when the field takes none or the formula is broken. */
function boundValue(value: Binding, name: string, field: Field, compilation: NodeCompilation): PublishedBinding | undefined {
  if (field.bindable) return compilation.bind(value, `props/${name}`)
  compilation.warn('not-bindable', `props/${name}`, MESSAGES.notBindable(name))
  return undefined
}

function literalValue(value: Json | undefined, name: string, field: Field, compilation: NodeCompilation): Json {
  if (value === undefined) return field.default
  const problem = field.check(value)
  if (problem === undefined) return value
  compilation.warn('bad-value', `props/${name}`, MESSAGES.badValue(name, problem))
  return field.default
}

/** An uploaded picture's address and, so that it takes its room before it is there, its size. */
function addPicture(
  published: Record<string, PublishedValue>,
  name: string,
  reference: string,
  compilation: NodeCompilation,
): void {
  const asset = compilation.asset(reference, `props/${name}`)
  published[name] = asset?.address ?? ''
  if (asset?.width === undefined || asset.height === undefined) return
  published[`${name}Width`] = asset.width
  published[`${name}Height`] = asset.height
}
