import type { Json } from '@heddle/store'
import { checkStyleValue, type TokenReference } from '@heddle/style'
import { config, z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { BACKGROUND_PROPERTIES, type Background } from './background.ts'
import { isIndexKey } from './index-keys.ts'
import type { Bindable, Binding } from '../values/bindable.ts'
import type { TextByLanguage } from '../values/by-language.ts'
import { FILTER_OPERATORS } from '../values/filter/operators.ts'
import type { FilterLeaf, FilterNode } from '../values/filter/types.ts'
import { isBinding } from '../values/bindable.ts'
import type { FormulaExample, StyleSheet, StyleValue } from './types.ts'

// Pages of the builder forbid `eval`; zod would otherwise try it and fall back.
config({ jitless: true })

/** Ids become file names on every system. */
export const ID = /^[a-z0-9]{16}$/
/** Longest text of one value, in characters. */
const MAX_TEXT = 100_000

export const id = z.string().regex(ID, MESSAGES.badId)
export const indexKey = z.string().max(1000).refine(isIndexKey, MESSAGES.badIndex)
export const shortText = z.string().max(500)
export const text = z.string().max(MAX_TEXT)
/** A key of a map that diffs address: it may not hold the separator of paths. */
export const key = z.string().regex(/^[^/]{1,200}$/)
export const language = z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/)

/** Any JSON but null, which means "absent". What it holds is checked for depth and size before (`checkJson`). */
export const json = z.custom<Json>((value) => value !== null && value !== undefined)

/** A dotted path inside a row. */
const path = z.string().min(1).max(500)
const leaf: z.ZodType<FilterLeaf<Bindable>> = z.strictObject({
  field: path,
  operator: z.enum(FILTER_OPERATORS),
  value: z.lazy(() => value).exactOptional(),
  isEmptyIgnored: z.union([z.boolean(), z.lazy(() => binding)]).exactOptional(),
})
/** Specification section 5, filters. */
export const filter: z.ZodType<FilterNode<Bindable>> = z.strictObject({
  link: z.enum(['$and', '$or']).exactOptional(),
  if: z.lazy(() => value).exactOptional(),
  conditions: z.array(z.union([leaf, z.lazy(() => filter)])).max(200),
})
/** Specification section 5, sorting. */
export const sort = z.array(z.strictObject({ key: path, direction: z.enum(['ASC', 'DESC']) })).max(20)

/** Any JSON, `null` for nothing included. */
export const anyJson = z.custom<Json>((value) => value !== undefined)
/** Examples of a formula. */
export const formulaExamples: z.ZodType<readonly FormulaExample[]> = z
  .array(z.strictObject({ name: shortText.exactOptional(), given: z.record(key, anyJson), expected: anyJson }))
  .max(100)

export const binding: z.ZodType<Binding> = z.strictObject({
  type: z.literal('f'),
  code: z.string().max(20_000),
  filter: filter.exactOptional(),
  sort: sort.exactOptional(),
  map: z
    .record(
      key,
      z.lazy(() => value),
    )
    .exactOptional(),
})
/** A literal of a type, or a binding. */
export function bindable<T extends Json>(literal: z.ZodType<T>): z.ZodType<Bindable<T>> {
  return z.union([binding, literal])
}

/** A text or a binding, one for all languages or one for each. */
export const textByLanguage: z.ZodType<Bindable<string> | TextByLanguage> = z.union([
  bindable(text),
  z.strictObject({ type: z.literal('t'), texts: z.record(language, bindable(text)) }),
])

/** What looks like a binding has to be a whole one. */
export const value = z.custom<Bindable>(
  (given) => given !== null && given !== undefined && (!isBinding(given) || binding.safeParse(given).success),
)

export const tokenReference: z.ZodType<TokenReference> = z.strictObject({ type: z.literal('token'), id })
const styleValue: z.ZodType<StyleValue> = z.union([z.string().max(2000), z.number(), tokenReference, binding])
/** Of a site or a page: properties of the background alone, with values that can be printed. */
export const background: z.ZodType<Background> = z
  .partialRecord(z.enum(BACKGROUND_PROPERTIES), styleValue)
  .superRefine((given, context) => {
    for (const [property, value] of Object.entries(given)) {
      const problem = isBinding(value) ? MESSAGES.backgroundUnbound : checkStyleValue(property, value)
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, path: [property] })
    }
  })
export const styleSheet: z.ZodType<StyleSheet> = z.record(key, z.record(key, styleValue))

/**
 * A schema of exactly one record type: what it accepts is the interface, and no field of the interface is missing.
 */
export function schemaOf<R extends object>() {
  return <S extends z.ZodType<R>>(schema: keyof R extends keyof z.output<S> ? S : never): S => schema
}
