import { toText } from '@heddle/kit/react'
import type { FormatOptions } from './format.ts'
import { namesOf } from './names.ts'

/** Values of the fields of a format; other people's data. */
export interface FormatFields {
  readonly format: unknown
  readonly customFormat: unknown
  readonly use24: unknown
  readonly enableSeconds: unknown
}

/** How dates are shown, and read where they are typed. */
export function formatOf(fields: FormatFields, mode: FormatOptions['mode'], zone: string, language: string): FormatOptions {
  return {
    mode,
    pattern: toText(fields.format === 'custom' ? fields.customFormat : fields.format),
    names: () => namesOf(language),
    zone,
    has24Hours: () => Boolean(fields.use24) || !namesOf(language).hasTwelveHours(),
    hasSeconds: Boolean(fields.enableSeconds),
  }
}
