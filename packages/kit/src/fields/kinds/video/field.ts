import { checkFileReference } from '../../check-file-reference.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** `asset:{id}` of an upload, an http(s) address, or empty. Published as a complete address. */
export type VideoField = FieldBase<'video', string>

/** A video: an uploaded file or an address. */
export function video(options: FieldOptions<VideoField> & { readonly default?: string }): VideoField {
  return { ...PLAIN, bindable: true, default: '', ...options, kind: 'video', check: checkFileReference }
}
