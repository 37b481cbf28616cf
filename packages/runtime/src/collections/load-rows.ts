import type { PublishedCollection, PublishedSite } from '@heddle/document/published'

/** What the address of rows is made of. */
export type RowsSite = Pick<PublishedSite, 'cacheVersion' | 'base'>

/** Rows of static collections by id, each file asked for once (specification section 7). */
const known = new Map<string, Promise<unknown>>()

/**
 * Loads the rows of a page's static collections. One that cannot be loaded is left out and said in the console.
 * @returns what each file holds as `data`, and whether all of them came
 */
export async function loadRows(
  collections: readonly PublishedCollection[],
  site: RowsSite,
): Promise<{ readonly rows: Readonly<Record<string, unknown>>; readonly isWhole: boolean }> {
  const rows: Record<string, unknown> = {}
  let isWhole = true
  await Promise.all(
    collections.map(async ({ id, name, mode }) => {
      if (mode !== 'static') return
      try {
        const loading = known.get(id) ?? load(id, site)
        known.set(id, loading)
        rows[id] = await loading
      } catch (error) {
        known.delete(id)
        isWhole = false
        console.error(`The rows of the collection "${name}" could not be loaded`, error)
      }
    }),
  )
  return { rows, isWhole }
}

async function load(id: string, { cacheVersion, base = '/' }: RowsSite): Promise<unknown> {
  const response = await fetch(`${base}collections/${id}.json?_wwcv=${cacheVersion}`)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
}
