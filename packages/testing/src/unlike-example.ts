/** Keys whose values are of as many kinds as what people fill in. */
const ANY_KIND = new Set(['value', 'formData', 'fields', 'rawValue', 'formatted', 'oldValue', 'newValue'])

/**
 * What is wrong with what an event said, by the example in its declaration, which is all that a builder of workflows sees
 * of it; `undefined` for nothing.
 */
export function unlikeExample(example: unknown, payload: unknown): string | undefined {
  if (example === undefined) return payload === undefined ? undefined : 'says something, and its declaration has no example'
  if (kindOf(example) !== kindOf(payload)) return `says ${kindOf(payload)} where its example is ${kindOf(example)}`
  if (kindOf(example) !== 'an object') return undefined
  const wanted = Object.keys(example as object).toSorted()
  // What the browser says has more to it; workflows get what the example names.
  const isBrowsers = typeof Event === 'function' && payload instanceof Event
  const said = isBrowsers ? wanted.filter((key) => key in payload) : Object.keys(payload as object).toSorted()
  if (wanted.join() !== said.join()) return `says {${said.join()}} where its example is {${wanted.join()}}`
  for (const key of wanted) {
    const [like, value] = [example, payload].map((one) => Reflect.get(one as object, key) as unknown)
    if (ANY_KIND.has(key) || value === null || kindOf(like) === kindOf(value)) continue
    return `says ${kindOf(value)} as ${key} where its example has ${kindOf(like)}`
  }
  return undefined
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
