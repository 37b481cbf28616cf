import { isContainer } from '@heddle/store'
import { z } from 'zod'

/** Whether a value, sane JSON, has the shape of a schema. */
export type Fits = (value: unknown) => boolean

const compiled = new WeakMap<z.ZodType, Fits>()

/**
 * A schema as plain functions, for whoever asks many values and wants no word of what is wrong with them: several times
 * faster than parsing, which is for the few that do not fit. Parts of a schema that are none of the usual ones are parsed.
 */
export function compileSchema(schema: z.ZodType): Fits {
  const known = compiled.get(schema)
  if (known) return known
  // A schema may hold itself: whoever asks for it while it is compiled gets what calls it later.
  let fits: Fits | undefined
  compiled.set(schema, (value) => fits?.(value) ?? false)
  fits = compilePart(schema)
  compiled.set(schema, fits)
  return fits
}

function compilePart(schema: z.ZodType): Fits {
  const parse: Fits = (value) => schema.safeParse(value).success
  // Texts of a format that zod brings along are asked as a whole.
  if (schema instanceof z.ZodString && !('check' in schema.def)) return compileString(schema) ?? parse
  if (schema instanceof z.ZodCustom) return compileCustom(schema) ?? parse
  if ((schema.def.checks?.length ?? 0) > 0) return parse
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean'
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values: ReadonlySet<unknown> = new Set(schema instanceof z.ZodEnum ? schema.options : schema.values)
    return (value) => values.has(value)
  }
  if (schema instanceof z.ZodExactOptional) return compileType(schema.unwrap())
  if (schema instanceof z.ZodLazy) {
    let fits: Fits | undefined
    return (value) => (fits ??= compileType(schema.unwrap()))(value)
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(compileType)
    return (value) => options.some((fits) => fits(value))
  }
  if (schema instanceof z.ZodRecord) return compileRecord(schema) ?? parse
  if (schema instanceof z.ZodObject) return compileObject(schema) ?? parse
  return parse
}

const compileType = (type: unknown): Fits => (type instanceof z.ZodType ? compileSchema(type) : () => false)

/** Texts with a longest length, a pattern or a rule of our own. */
function compileString(schema: z.ZodString): Fits | undefined {
  const rules: ((text: string) => boolean)[] = []
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod
    if (def.check === 'max_length' && 'maximum' in def) rules.push((text) => text.length <= Number(def.maximum))
    else if (def.check === 'string_format' && 'pattern' in def && isStateless(def.pattern)) {
      const { pattern } = def
      rules.push((text) => pattern.test(text))
    } else if ('fn' in def && typeof def.fn === 'function') {
      const { fn } = def
      rules.push((text) => Boolean(fn(text)))
    } else return undefined
  }
  return (value) => typeof value === 'string' && rules.every((rule) => rule(value))
}

/** A rule of our own about a whole value. */
function compileCustom({ def }: z.ZodCustom): Fits | undefined {
  const isOnly = (def.checks?.length ?? 0) === 0 && 'fn' in def && typeof def.fn === 'function'
  const { fn } = def
  return isOnly ? (value) => Boolean(fn(value as never)) : undefined
}

function isStateless(pattern: unknown): pattern is RegExp {
  return pattern instanceof RegExp && !pattern.global && !pattern.sticky
}

/** Maps of any keys that their key schema takes. */
function compileRecord(schema: z.ZodRecord): Fits | undefined {
  const { keyType, valueType } = schema
  if (!(keyType instanceof z.ZodString)) return undefined
  const [fitsKey, fitsValue] = [compileSchema(keyType), compileType(valueType)]
  return (value) => {
    if (!isContainer(value)) return false
    for (const key of Object.keys(value)) {
      if (!fitsKey(key) || !fitsValue((value as Readonly<Record<string, unknown>>)[key])) return false
    }
    return true
  }
}

/** Objects of these fields and no others. */
function compileObject(schema: z.ZodObject): Fits | undefined {
  if (!(schema.def.catchall instanceof z.ZodNever)) return undefined
  const fields = new Map(Object.entries(schema.shape).map(([name, type]) => [name, compileType(type)]))
  const required = Object.entries(schema.shape).flatMap(([name, type]) => (isOptional(type) ? [] : name))
  return (value) => {
    if (!isContainer(value)) return false
    for (const name of Object.keys(value)) {
      if (fields.get(name)?.((value as Readonly<Record<string, unknown>>)[name]) !== true) return false
    }
    return required.every((name) => Object.hasOwn(value, name))
  }
}

function isOptional(type: unknown): boolean {
  return type instanceof z.ZodExactOptional || type instanceof z.ZodOptional
}
