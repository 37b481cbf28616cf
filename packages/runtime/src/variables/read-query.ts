/** What an address asks for by key; a key that it repeats has the list of its values, as vue-router gives it. */
export type Query = Readonly<Record<string, string | readonly string[]>>

/** @param search with or without `?` */
export function readQuery(search: string): Query {
  const values = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(search)) {
    const known = values.get(key)
    if (known) known.push(value)
    else values.set(key, [value])
  }
  return Object.fromEntries(Array.from(values, ([key, list]) => [key, list.length > 1 ? list : (list[0] ?? '')]))
}

/** What counts where one value is wanted: the last. */
export function lastOf(value: Query[string] | undefined): string | undefined {
  return typeof value === 'object' ? value.at(-1) : value
}
