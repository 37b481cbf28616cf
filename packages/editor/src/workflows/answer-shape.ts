import { isForbiddenKey } from '@heddle/document/check'
import type { Json } from '@heddle/store'

/** Levels, fields of one object, and parts in all that a shape keeps; rows of a list that are looked at for their fields. */
const MOST = { depth: 5, fields: 60, parts: 400, rows: 20 } as const

/**
 * What an answer looks like, without what it says: names of fields, and an empty value of each kind. It is kept in the project and
 * its history, where values of an answer have no place.
 * @returns nothing where the answer is nothing
 */
export function answerShape(answer: Json): Json | undefined {
  let left: number = MOST.parts
  return shape(answer, MOST.depth) ?? undefined

  function shape(value: Json, depth: number): Json {
    left -= 1
    switch (typeof value) {
      case 'string':
        return ''
      case 'number':
        return 0
      case 'boolean':
        return false
      default:
        if (Array.isArray(value)) return list(value as readonly Json[], depth)
        return isJsonObject(value) ? fields([value], depth) : null
    }
  }
  /** One row with the fields of all that are looked at: the first one may lack some. */
  function list(rows: readonly Json[], depth: number): Json {
    if (depth === 0) return []
    const seen = rows.slice(0, MOST.rows).filter((row) => row !== null)
    const objects = seen.filter(isJsonObject)
    const [first] = seen
    if (first === undefined) return []
    return [objects.length === seen.length ? fields(objects, depth - 1) : shape(first, depth - 1)]
  }
  function fields(objects: readonly Readonly<Record<string, Json>>[], depth: number): Json {
    const found = new Map<string, Json>()
    if (depth === 0) return {}
    for (const object of objects) {
      for (const [key, value] of Object.entries(object)) {
        if (isForbiddenKey(key)) continue
        // A field that was nothing in the rows before may be something in this one.
        const known = found.get(key)
        if (known !== undefined && known !== null) continue
        if (known === undefined && (found.size === MOST.fields || left <= 0)) continue
        found.set(key, shape(value, depth - 1))
      }
    }
    return Object.fromEntries(found)
  }
}

function isJsonObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
