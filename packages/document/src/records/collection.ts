import { z } from 'zod'
import type { Migration } from './migration.ts'
import { bindable, filter, id, indexKey, json, key, schemaOf, shortText, sort } from './schema-parts.ts'
import type { CollectionRecord } from './types.ts'

export const collectionSchema = schemaOf<CollectionRecord>()(
  z.strictObject({
    id,
    kind: z.literal('collection'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    mode: shortText,
    type: z.enum(['collection', 'single']),
    pluginId: id.exactOptional(),
    config: z.record(key, json),
    filter: filter.exactOptional(),
    sort: sort.exactOptional(),
    limit: bindable(z.number().min(0)).exactOptional(),
    offset: z.number().min(0).exactOptional(),
    data: json.exactOptional(),
    blocks: z.record(id, z.strictObject({ index: indexKey, rows: z.array(json) })).exactOptional(),
    rowKey: shortText.exactOptional(),
    fields: json.exactOptional(),
  }),
)

export const collectionMigrations: readonly Migration[] = []
