import type { PublishField } from '../../publish-field.ts'
import type { ImageField } from './field.ts'

/** An uploaded picture's address, its size, so that it takes its room before it is there, and its addresses in other widths. */
export const publish: PublishField<ImageField> = (value, { waits }, { asset, beside, literal }) => {
  const found = asset(String(value))
  if (found?.width !== undefined && found.height !== undefined) {
    beside('Width', found.width)
    beside('Height', found.height)
  }
  if (found?.set) {
    beside('Set', found.set.srcset)
    // Of a picture that does not wait browsers take `auto` for the whole window.
    const isMeasured = waits !== undefined && literal(waits[0]) === waits[1]
    beside('Sizes', isMeasured ? `auto, ${found.set.sizes}` : found.set.sizes)
  }
  return found?.address ?? ''
}
