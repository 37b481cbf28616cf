/**
 * Whether two values hold the same: equal scalars of one type (1 is not "1"), or lists and objects of equal content in
 * whatever order of keys (elements reference 15.3). Bindings give equal lists and objects anew with every change around them.
 * Of what holds more than its keys tell (a file, a map) only the very same is the same; of dates those of one moment are.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  let left = MAX_COMPARED_PARTS
  function isSame(one: unknown, other: unknown, depth: number): boolean {
    if ((left -= 1) < 0 || depth > MAX_COMPARED_DEPTH) return false
    if (one === other || Object.is(one, other)) return true
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
    if (Array.isArray(one) || Array.isArray(other)) {
      if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
      return one.every((item, at) => isSame(item, other[at], depth + 1))
    }
    if (!isPlain(one) || !isPlain(other)) return one instanceof Date && other instanceof Date && Object.is(+one, +other)
    const keys = Object.keys(one)
    if (keys.length !== Object.keys(other).length) return false
    return keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1))
  }
  return isSame(a, b, 0)
}

/** Values of more parts count as different: one that names a part twice, again and again, has no end. */
const MAX_COMPARED_PARTS = 1_000_000
/** So do those that go deeper: one that holds itself has no ground. */
const MAX_COMPARED_DEPTH = 1000

/** Whether an object is nothing but its keys, in whatever window it was made. */
function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === null || Object.getPrototypeOf(kind) === null
}
