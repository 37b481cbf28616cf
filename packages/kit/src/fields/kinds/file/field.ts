import { checkFileReference } from '../../check-file-reference.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** `asset:{id}` of an upload, an http(s) address, or empty. Published as a complete address. */
export type FileField = FieldBase<'file', string>

/** An uploaded file of any kind, or an address. */
export function file(options: FieldOptions<FileField> & { readonly default?: string }): FileField {
  return { ...PLAIN, bindable: true, default: '', ...options, kind: 'file', check: checkFileReference }
}
