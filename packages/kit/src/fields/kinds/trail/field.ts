import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** A page on the way to another. */
export interface TrailStep {
  readonly label: string
  /** Its address; empty where that needs values that nobody gives. */
  readonly link: string
}

/** Whether the way to the page is asked for: bodies get its steps, from the first page of the site to the page itself, or none. */
export type TrailField = FieldBase<'trail', boolean, readonly TrailStep[]>

/** The pages whose addresses that of the page begins with. */
export function trail(options: FieldOptions<TrailField>): TrailField {
  return {
    ...PLAIN,
    default: true,
    ...options,
    kind: 'trail',
    check: (value) => (typeof value === 'boolean' ? undefined : MESSAGES.mustBeBoolean),
  }
}
