/** Places in a list beyond this are names of an object: a name that comes by formula must not make a list without end. */
const MOST_ROWS = 10_000

type Tree = Record<string, unknown> | unknown[]

/**
 * Values by their names, nested as the names say: `lines[0].quantity` is `{ lines: [{ quantity }] }`. Of two values at one
 * place the last one counts.
 */
export function nestedData(values: Iterable<readonly [name: string, value: unknown]>): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const [name, value] of values) {
    const path = pathOf(name)
    let at: Tree = data
    path.forEach((key, index) => {
      const below = path[index + 1]
      const next: unknown = below === undefined ? value : (ownTree(at, key) ?? (typeof below === 'number' ? [] : {}))
      // Own properties, whatever they are called.
      Object.defineProperty(at, key, { value: next, enumerable: true, configurable: true, writable: true })
      at = next as Tree
    })
  }
  return data
}

/** What stands under a name in data that may be nested, or not at all: a name as a whole counts first. */
export function dataAt(data: unknown, name: string): { readonly value: unknown } | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (Object.hasOwn(data, name)) return { value: Reflect.get(data, name) }
  let at: unknown = data
  for (const key of pathOf(name)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return { value: at }
}

/** What a field holds that nobody gave anything: empty, of the kind of what it held. */
export function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'boolean') return false
  if (typeof value === 'string') return ''
  return typeof value === 'object' && value !== null ? {} : null
}

function ownTree(at: Tree, key: string | number): Tree | undefined {
  const own: unknown = Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined
  return typeof own === 'object' && own !== null ? (own as Tree) : undefined
}

/** Parts of a name: keys, and places in lists. */
function pathOf(name: string): readonly (string | number)[] {
  const parts = name.split(/[.[\]]/).filter((part) => part !== '')
  return parts.length === 0
    ? [name]
    : parts.map((part, at) => (at > 0 && /^\d{1,5}$/.test(part) && Number(part) < MOST_ROWS ? Number(part) : part))
}
