import { checkFileReference } from '../../check-file-reference.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** `asset:{id}` of an upload, an http(s) address, or empty. Published as a complete address. */
export interface FileField extends FieldBase<'file', string> {
  /** The body reads it by `fetch(address)` and no more said, as soon as it is alive: pages ask for it from their head. */
  readonly isFetched?: true
}

/** An uploaded file of any kind, or an address. */
export function file(options: FieldOptions<FileField> & { readonly default?: string }): FileField {
  return { ...PLAIN, bindable: true, default: '', ...options, kind: 'file', check: checkFileReference }
}
