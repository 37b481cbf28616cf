import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, json, key, schemaOf, shortText } from './schema-parts.ts'
import type { LibraryComponentRecord } from './types.ts'

export const libraryComponentSchema = schemaOf<LibraryComponentRecord>()(
  z.strictObject({
    id,
    kind: z.literal('library-component'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    type: z.enum(['component', 'modal']),
    rootElementId: id,
    configuration: z.record(key, json),
  }),
)

export const libraryComponentMigrations: readonly Migration[] = []
