import type { PublishField } from '../../publish-field.ts'
import type { ImageField } from './field.ts'

/** An uploaded picture's address, its size, so that it takes its room before it is there, and its addresses in other widths. */
export const publish: PublishField<ImageField> = (value, _field, { asset, beside }) => {
  const found = asset(String(value))
  if (found?.width !== undefined && found.height !== undefined) {
    beside('Width', found.width)
    beside('Height', found.height)
  }
  if (found?.set) {
    beside('Set', found.set.srcset)
    beside('Sizes', found.set.sizes)
  }
  return found?.address ?? ''
}
