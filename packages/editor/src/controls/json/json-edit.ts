import type { Json } from '@heddle/store'

/** Keys and positions from the root of a value down to a part of it. */
export type JsonPath = readonly (string | number)[]
export type JsonKind = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array'
type JsonObject = Readonly<Record<string, Json>>

export function kindOfJson(value: Json): JsonKind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'object'
}

/** What a part begins with when it gets a kind; a text keeps what it says where it can be read as that. */
export function toKind(value: Json, kind: JsonKind): Json {
  if (kindOfJson(value) === kind) return value
  switch (kind) {
    case 'string':
      return value === null || typeof value === 'object' ? '' : String(value)
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
        ? Number(value)
        : Number(value === true)
    case 'boolean':
      return value === 'true' || value === 1
    case 'null':
      return null
    case 'object':
      return Array.isArray(value) ? Object.fromEntries(value.map((item, at) => [String(at), item])) : {}
    case 'array':
      return typeof value === 'object' && value !== null ? Object.values(value) : []
  }
}

/** The parts of a list or an object in their order. */
export function partsOf(value: Json): readonly (readonly [key: string | number, part: Json])[] {
  if (Array.isArray(value)) return value.map((part: Json, at) => [at, part] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value as JsonObject) : []
}

/** The value with one part of it changed. A path that leads nowhere changes nothing. */
export function changeAt(value: Json, path: JsonPath, change: (part: Json) => Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value) && typeof key === 'number' && key in value) {
    return value.map((part: Json, at) => (at === key ? changeAt(part, rest, change) : part))
  }
  if (kindOfJson(value) === 'object' && typeof key === 'string' && Object.hasOwn(value as object, key)) {
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([own, part]) => [own, own === key ? changeAt(part, rest, change) : part]),
    )
  }
  return value
}

const around = (path: JsonPath): readonly [JsonPath, string | number] => [path.slice(0, -1), path.at(-1) ?? '']

/** Without a part. */
export function removeAt(value: Json, path: JsonPath): Json {
  const [outer, key] = around(path)
  return changeAt(value, outer, (part) => {
    if (Array.isArray(part)) return part.filter((_, at) => at !== key)
    return Object.fromEntries(Object.entries((part ?? {}) as JsonObject).filter(([own]) => own !== key))
  })
}

/** With one more part at the end of a list or an object; its path comes with it. */
export function addTo(value: Json, path: JsonPath): { readonly value: Json; readonly path: JsonPath } {
  let key: string | number = 0
  const next = changeAt(value, path, (part) => {
    if (Array.isArray(part)) {
      key = part.length
      // One more of what is there already.
      const last: Json = part.at(-1) ?? ''
      return [...(part as readonly Json[]), blankLike(last)]
    }
    key = freeKey((part ?? {}) as JsonObject)
    return { ...((part ?? {}) as JsonObject), [key]: '' }
  })
  return { value: next, path: [...path, key] }
}

/** A value of the same shape that says nothing. */
function blankLike(value: Json): Json {
  if (kindOfJson(value) === 'object')
    return Object.fromEntries(Object.entries(value as JsonObject).map(([key, part]) => [key, blankLike(part)]))
  return { string: '', number: 0, boolean: false, null: null, array: [], object: {} }[kindOfJson(value)]
}

function freeKey(value: JsonObject): string {
  let number = 1
  while (Object.hasOwn(value, number === 1 ? 'key' : `key${number}`)) number += 1
  return number === 1 ? 'key' : `key${number}`
}

/** With another key in the same place; `undefined` where the object has that key already. */
export function renameKey(value: Json, path: JsonPath, name: string): Json | undefined {
  const [outer, key] = around(path)
  let isTaken = false
  const next = changeAt(value, outer, (part) => {
    const entries = Object.entries((part ?? {}) as JsonObject)
    isTaken = entries.some(([own]) => own === name && own !== key)
    return isTaken ? part : Object.fromEntries(entries.map(([own, inner]) => [own === key ? name : own, inner]))
  })
  return isTaken ? undefined : next
}

/** An item of a list one place up or down; at the ends it stays. */
export function moveItem(value: Json, path: JsonPath, step: 1 | -1): Json {
  const [outer, key] = around(path)
  return changeAt(value, outer, (part) => {
    if (!Array.isArray(part) || typeof key !== 'number') return part
    const to = key + step
    if (to < 0 || to >= part.length) return part
    const items = [...(part as readonly Json[])]
    const [item] = items.splice(key, 1)
    if (item !== undefined) items.splice(to, 0, item)
    return items
  })
}
