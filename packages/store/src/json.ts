/** A value that paths can lead through: an object that is not a list. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What an object holds under a key of its own; inherited names such as `constructor` are absent. */
export function ownValue(container: object, key: string): unknown {
  return Object.hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined
}

/** Deep equality of JSON values; the order of keys does not matter, and `undefined` equals an absent key. */
export function equalJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, at) => equalJson(item, right[at]))
  }
  if (Array.isArray(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) {
    if (!equalJson(ownValue(left, key), ownValue(right, key))) return false
  }
  return true
}

/** Equality that takes containers with nothing in them for absent: a change that is taken back may leave them (SPEC store-S4). */
export function holdsSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (!isContainer(left) || !isContainer(right)) return equalJson(left, right) || (isHollow(left) && isHollow(right))
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) {
    if (!holdsSame(ownValue(left, key), ownValue(right, key))) return false
  }
  return true
}

function isHollow(value: unknown): boolean {
  return value === undefined || value === null || (isContainer(value) && Object.values(value).every(isHollow))
}

/** Freezes a JSON value through and through; parts that are frozen already are not entered again. */
export function freezeJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freezeJson(part)
  return value
}
