import { z } from 'zod'
import { checkPagePath } from './page-path.ts'
import type { Migration } from './migration.ts'
import { background, bindable, id, indexKey, json, language, schemaOf, shortText, text } from './schema-parts.ts'
import type { PageRecord } from './types.ts'

const path = z.string().superRefine((given, context) => {
  for (const { message } of checkPagePath(given, '')) context.addIssue({ code: 'custom', message })
})
const translations = z.record(language, bindable(text))

export const pageSchema = schemaOf<PageRecord>()(
  z.strictObject({
    id,
    kind: z.literal('page'),
    index: indexKey,
    linkId: shortText.exactOptional(),
    name: shortText,
    folder: shortText,
    paths: z.object({ default: path }).catchall(path),
    langs: z.array(language).max(200),
    cmsDataSetPath: shortText.exactOptional(),
    existsWith: id.exactOptional(),
    isUnlisted: z.boolean().exactOptional(),
    userGroups: z.array(json).max(1000),
    title: translations,
    meta: z.strictObject({
      desc: translations.exactOptional(),
      keywords: translations.exactOptional(),
      socialTitle: translations.exactOptional(),
      socialDesc: translations.exactOptional(),
      structuredData: translations.exactOptional(),
    }),
    background: background.exactOptional(),
    metaImage: bindable(id).exactOptional(),
  }),
)

export const pageMigrations: readonly Migration[] = []
