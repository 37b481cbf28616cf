import { type Bindable, type Id, type NodeRecord, resolveValue, type VariantContext } from '@heddle/document'

/** Texts vary by language; other values have one variant, which counts for every language. */
const VARYING = { translated: true }

/** What an instance sets for a property of its component; `undefined` when the component's default counts. */
export function propertyOf({ props }: NodeRecord, id: Id, variants: VariantContext): Bindable | undefined {
  return resolveValue(VARYING, props[id], variants)
}
