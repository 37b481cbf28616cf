import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'

const REFERENCE = /^(|asset:[a-z0-9]{16}|https?:\/\/[^\s"'<>]{1,2000})$/

/** An uploaded file, an address that browsers fetch, or nothing. */
export function checkFileReference(value: Json): string | undefined {
  return typeof value === 'string' && REFERENCE.test(value) ? undefined : MESSAGES.mustBeFile
}
