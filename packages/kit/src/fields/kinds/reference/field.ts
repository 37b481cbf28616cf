import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

/** What can be pointed at. */
export const REFERENCE_TARGETS = [
  'page',
  'section',
  'element',
  'popup',
  'collection',
  'variable',
  'workflow',
  'plugin',
  'language',
] as const
export type ReferenceTarget = (typeof REFERENCE_TARGETS)[number]

/**
 * The id of a record, of a language its tag, of what an element gives `{element}-{key}`, or empty for none. Pages get it while what it names is there: empty otherwise. A
 * collection, a variable or a workflow that a live element names comes with its page.
 */
export interface ReferenceField extends FieldBase<'reference', string> {
  readonly to: ReferenceTarget
  /**
   * Of elements: which of them, and that the browser finds it by an id. Pages get the id, where what is named stands in the
   * same rows; the body completes it by `usePlacedId`, that of what is named draws it by `useNamedId`.
   */
  readonly byId?: NamedById
}

/** What one element may name another by its id for: a label its input, a button its form. */
export type NamedById = 'input' | 'form'

/** Points at something of the project; what is renamed stays, what is deleted is said. */
export function reference(options: Omit<FieldOptions<ReferenceField>, 'to'> & { readonly to: ReferenceTarget }): ReferenceField {
  const isRight = options.to === 'language' ? LANGUAGE : options.to === 'variable' ? VARIABLE : ID
  return {
    ...PLAIN,
    default: '',
    ...options,
    kind: 'reference',
    check: (value) => (typeof value === 'string' && isRight.test(value) ? undefined : MESSAGES.mustName(options.to)),
  }
}

const ID = /^(|[a-z0-9]{16})$/
/** A variable of its own, or what an element gives: `{element}-{key}`. */
const VARIABLE = /^(|[a-z0-9]{16}(-[A-Za-z0-9]{1,64})?)$/
const LANGUAGE = /^(|[A-Za-z0-9-]{2,35})$/
