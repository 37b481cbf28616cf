import type { PublishField } from '../../publish-field.ts'
import type { ImageField } from './field.ts'

/** An uploaded picture's address and, so that it takes its room before it is there, its size. */
export const publish: PublishField<ImageField> = (value, _field, { asset, beside }) => {
  const found = asset(String(value))
  if (found?.width !== undefined && found.height !== undefined) {
    beside('Width', found.width)
    beside('Height', found.height)
  }
  return found?.address ?? ''
}
