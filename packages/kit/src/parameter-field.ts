import type { ActionParameter } from './action.ts'
import { boolean, formula, list, number, reference, text, value, type FieldKinds } from './fields/kinds.gen.ts'
import type { Field } from './fields/types.ts'
import type { Json } from '@heddle/store'

type Make = (base: Pick<Field, 'label' | 'bindable'> & Partial<Pick<Field, 'translated'>>, given: Json | undefined) => Field

const points =
  (to: FieldKinds['reference']['to']): Make =>
  (base) =>
    reference({ ...base, to })

const MAKERS: Readonly<Record<Exclude<ActionParameter['kind'], 'field'>, Make>> = {
  value: (base, given) => value({ ...base, default: given ?? null }),
  text: (base, given) => text({ ...base, default: typeof given === 'string' ? given : '' }),
  number: (base, given) => number({ ...base, min: -1e15, max: 1e15, default: typeof given === 'number' ? given : 0 }),
  boolean: (base, given) => boolean({ ...base, default: given === true }),
  list: (base, given) => value({ ...base, shape: 'list', default: Array.isArray(given) ? given : [] }),
  map: (base, given) => value({ ...base, shape: 'object', default: given ?? {} }),
  variable: points('variable'),
  collection: points('collection'),
  page: points('page'),
  workflow: points('workflow'),
  popup: points('popup'),
  node: points('element'),
  plugin: points('plugin'),
  trigger: (base) => text({ ...base, default: '' }),
  condition: ({ label }) => formula({ label }),
  script: ({ label }, given) =>
    text({ label, bindable: false, multiline: true, default: typeof given === 'string' ? given : '' }),
}

/** The field that a workflow's form draws for a parameter: type, default, check and control are those of fields everywhere. */
export function parameterField({ kind, label, field, fixed, many, translated, default: given }: ActionParameter): Field {
  const base = { label, bindable: fixed !== true, ...(translated && { translated }) }
  if (kind === 'field') return field ? { ...field, label, bindable: base.bindable } : value({ ...base, default: null })
  const one = MAKERS[kind](base, given as Json | undefined)
  return many ? list({ ...base, item: one }) : one
}
