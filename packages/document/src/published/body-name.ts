import type { PublishedNode } from './types.ts'

/** What the body of a node is called among those of the catalogue: like its element, unless it is another one of it. */
export function bodyName({ type, body }: Pick<PublishedNode, 'type' | 'body'>): string {
  return body === undefined ? type : `${type}.${body}`
}
