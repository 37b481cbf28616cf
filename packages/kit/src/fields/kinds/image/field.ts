import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/**
 * `asset:{id}` of an uploaded picture, an http(s) address, or empty. Published as a complete address; when the
 * picture's size is known, published props also hold `{field}Width` and `{field}Height` in CSS pixels,
 * and `{field}Set` and `{field}Sizes` (HTML `srcset`, `sizes`) when it is offered in several widths.
 */
export interface ImageField extends FieldBase<'image', string> {
  /** The field and its value with which the picture waits until it is near the screen: a browser can measure it then (`sizes=auto`). */
  readonly waits?: readonly [field: string, value: string]
  /**
   * It is shown instead of another that cannot be loaded. The body draws its address as `data-placeholder` on that picture or on
   * what it stands in directly; pages with one carry a script which shows it, also where nothing else of them is alive.
   */
  readonly standsIn?: true
}

/** A picture: an uploaded asset or an address. */
export function image(options: FieldOptions<ImageField> & { readonly default?: string }): ImageField {
  return {
    ...PLAIN,
    bindable: true,
    default: '',
    ...options,
    kind: 'image',
    check: (value) =>
      typeof value === 'string' &&
      /^(|asset:[a-z0-9]{16}|https?:\/\/[^\s"'<>]{1,2000}|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,].*)$/s.test(value)
        ? undefined
        : MESSAGES.mustBeImage,
  }
}
