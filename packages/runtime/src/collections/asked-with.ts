import type { PublishedCollection } from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'

/** All that a collection is asked with, as text. */
export const askedWith = ({ config, filter, sort, limit }: PublishedCollection, resolve: (value: unknown) => unknown): string =>
  jsonText([resolve(config), resolve(filter), sort, resolve(limit)]) ?? ''
