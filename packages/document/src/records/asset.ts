import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, schemaOf, shortText } from './schema-parts.ts'
import type { AssetRecord } from './types.ts'

const pixels = z.number().min(0).max(1_000_000).exactOptional()

export const assetSchema = schemaOf<AssetRecord>()(
  z.strictObject({
    id,
    kind: z.literal('asset'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    file: z.string().regex(/^[a-z0-9]{8,128}\.[a-z0-9]{1,10}$/, 'A file is named by its content hash and extension'),
    mime: z.string().regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/, 'A media type is two names and a slash, for example image/png'),
    size: z.int().min(0),
    width: pixels,
    height: pixels,
  }),
)

export const assetMigrations: readonly Migration[] = []
