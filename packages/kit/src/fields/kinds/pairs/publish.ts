import type { Json } from '@heddle/store'
import type { PublishField } from '../../publish-field.ts'
import { isPair, type PairsField } from './field.ts'

/** Pairs that are whole; what has no name is not yet one. */
export const publish: PublishField<PairsField> = (value, _field, { bindInside }) =>
  bindInside((value as readonly Json[]).filter((pair) => isPair(pair) && pair.name !== ''))
