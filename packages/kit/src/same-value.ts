/**
 * Whether two values hold the same: equal scalars of one type (1 is not "1"), or lists and objects of equal content in
 * whatever order of keys (elements reference 15.3). Bindings give equal lists and objects anew with every change around them.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  let left = MAX_COMPARED_PARTS
  function isSame(one: unknown, other: unknown): boolean {
    if ((left -= 1) < 0) return false
    if (Object.is(one, other)) return true
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
    if (Array.isArray(one) || Array.isArray(other)) {
      if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
      return one.every((item, at) => isSame(item, other[at]))
    }
    const keys = Object.keys(one)
    if (keys.length !== Object.keys(other).length) return false
    return keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  }
  return isSame(a, b)
}

/** Values of more parts count as different: one that names a part twice, again and again, has no end. */
const MAX_COMPARED_PARTS = 1_000_000
