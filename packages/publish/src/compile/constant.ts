import type { PublishedBinding } from '@heddle/document/published'

/** What a binding gives wherever it stands; `undefined` when that is worked out on the page. */
export function constantOf({ tree, filter, sort, map }: PublishedBinding): string | number | boolean | undefined {
  if (tree[0] !== 'l' || filter || sort || map) return undefined
  return tree[1] ?? undefined
}
