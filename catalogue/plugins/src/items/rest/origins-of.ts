import type { FieldValues } from '@heddle/kit'
import { isOrigin } from './fields.ts'
import { textOf } from '../../lib/parts-of.ts'

/** Origins that a request may go to: that of the site and that of its drafts. */
export function originsOf({ origin, draftOrigin }: FieldValues): readonly string[] {
  return [origin, draftOrigin].map(textOf).flatMap((text) => (isOrigin(text) ? new URL(text).origin : []))
}
