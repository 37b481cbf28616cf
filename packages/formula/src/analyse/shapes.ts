import type { FormulaType, Shape } from './types.ts'

export const ANY: Shape = { types: ['any'] }
export const TEXT: Shape = { types: ['text'] }
export const NUMBER: Shape = { types: ['number'] }
export const BOOLEAN: Shape = { types: ['boolean'] }
export const NOTHING: Shape = { types: ['nothing'] }

/** Levels and fields of a sample that are worth knowing. */
const MAX_SHAPE_DEPTH = 6
const MAX_SHAPE_FIELDS = 200

export function listOf(type: FormulaType | readonly FormulaType[]): readonly FormulaType[] {
  return typeof type === 'string' ? [type] : type
}

/** What either of two values may be. Fields are those that both have. */
export function eitherOf(a: Shape, b: Shape): Shape {
  if (isAny(a) || isAny(b)) return ANY
  const types = [...new Set([...a.types, ...b.types])]
  if (isNothing(a) || isNothing(b)) return { ...(isNothing(a) ? b : a), types }
  const fields = a.fields && b.fields && sharedFields(a.fields, b.fields)
  return { types, ...(fields && { fields }), ...(a.item && b.item && { item: eitherOf(a.item, b.item) }) }
}

/** Surely null or undefined. */
export function isNothing({ types }: Shape): boolean {
  return types.length === 1 && types[0] === 'nothing'
}

function sharedFields(a: Readonly<Record<string, Shape>>, b: Readonly<Record<string, Shape>>): Record<string, Shape> {
  const shared: Record<string, Shape> = {}
  for (const name of Object.keys(a)) {
    const [left, right] = [fieldOf(a, name), fieldOf(b, name)]
    if (left && right) shared[name] = eitherOf(left, right)
  }
  return shared
}

export function fieldOf(fields: Readonly<Record<string, Shape>> | undefined, name: string): Shape | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** A value without the chance of being nothing. */
export function without(shape: Shape, type: FormulaType): Shape {
  return { ...shape, types: shape.types.filter((one) => one !== type) }
}

export function isAny({ types }: Shape): boolean {
  return types.length === 0 || types.includes('any')
}

/** The shape of a value that is there, for completion and checks against live data. Looks at the first items of lists. */
export function shapeOf(value: unknown, depth = 0): Shape {
  if (value === undefined || value === null) return NOTHING
  if (typeof value === 'string') return TEXT
  if (typeof value === 'number') return NUMBER
  if (typeof value === 'boolean') return BOOLEAN
  if (typeof value !== 'object' || depth >= MAX_SHAPE_DEPTH) return ANY
  if (Array.isArray(value)) {
    const [first, ...others] = value.slice(0, 3).map((item) => shapeOf(item, depth + 1))
    return { types: ['list'], ...(first && { item: others.reduce(eitherOf, first) }) }
  }
  const keys = Object.keys(value)
  const fields: Record<string, Shape> = {}
  for (const key of keys.slice(0, MAX_SHAPE_FIELDS)) {
    if (key !== '__proto__') fields[key] = shapeOf((value as Readonly<Record<string, unknown>>)[key], depth + 1)
  }
  return { types: ['object'], fields }
}
