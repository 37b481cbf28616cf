import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, json, key, schemaOf, shortText } from './schema-parts.ts'
import type { PluginRecord } from './types.ts'

/** `privateData` is refused like every foreign field: secrets never stand in a document. */
export const pluginSchema = schemaOf<PluginRecord>()(
  z.strictObject({
    id,
    kind: z.literal('plugin'),
    name: shortText,
    namespace: shortText,
    index: indexKey,
    settings: z.strictObject({ publicData: z.record(key, json) }),
  }),
)

export const pluginMigrations: readonly Migration[] = []
