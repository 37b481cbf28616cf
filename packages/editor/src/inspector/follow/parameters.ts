import { isBinding, type CollectionRecord } from '@heddle/document'
import type { PluginSource } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { literalsOf } from '../../fields/part-row.tsx'
import { literalCode } from '../../formula/literal-code.ts'
import { words } from './words.ts'

/** One thing that visitors want of rows, and whether parameters say it. */
export interface Aspect {
  readonly label: string
  readonly state: 'follows' | 'can' | 'left'
  /** Names of the parameters. */
  readonly parameters: readonly string[]
  /** How it is written, or why it cannot be. */
  readonly note?: string | undefined
}

export interface Parameter {
  /** The setting, and the place in it. */
  readonly field: string
  readonly at: number
  readonly name: string
  readonly value: Json
}

/** What becomes of parameters: the formula of each, `null` for one that goes away. */
export type Changes = Map<Parameter, string | null>

/** The pairs of the settings that hold parameters, as far as they are sent. */
export function parametersOf(
  { config }: CollectionRecord,
  { parameters, collection: { fields } }: PluginSource,
): readonly Parameter[] {
  const values = literalsOf(fields, config)
  return (parameters?.in ?? []).flatMap((field) => {
    const pairs = config[field]
    if (!Array.isArray(pairs) || fields[field]?.when?.(values) === false) return []
    return pairs.flatMap((pair: unknown, at): Parameter | [] => {
      const { name, value } = Object(pair) as { readonly name?: unknown; readonly value?: Json }
      return typeof name === 'string' && name !== '' ? { field, at, name, value: value ?? '' } : []
    })
  })
}

export function changedConfig({ config }: CollectionRecord, changes: Changes): Readonly<Record<string, Json>> {
  const all = [...changes]
  return Object.fromEntries(
    [...Map.groupBy(all, ([{ field }]) => field)].map(([field, own]) => {
      const byPlace = new Map(own.map(([{ at }, code]) => [at, code]))
      const pairs = (config[field] as readonly Json[]).flatMap((pair, at): readonly Json[] => {
        const code = byPlace.get(at)
        if (code === undefined) return [pair]
        return code === null ? [] : [{ ...(pair as object), value: { type: 'f', code } }]
      })
      return [field, pairs]
    }),
  )
}

export const nameOf = ({ name }: Parameter): string => name
export const reads = ({ value }: Parameter, id: string): boolean => isBinding(value) && value.code.includes(id)
export const isFree = ({ value }: Parameter): boolean => !isBinding(value)
export const textOf = ({ value }: Parameter): string => (typeof value === 'string' ? value : '')
/** What a parameter says as long as visitors want nothing: what it said before. */
export const asBefore = (parameter: Parameter): string => literalCode(textOf(parameter)) || "''"

export const left = (label: string, parameters: readonly Parameter[], note: string): Aspect => ({
  label,
  state: 'left',
  parameters: parameters.map(nameOf),
  note,
})

/** Binds those that are free, unless something else gives one of them. */
export function aspectOf(
  label: string,
  variable: string,
  codes: readonly (readonly [Parameter, string])[],
  changes: Changes,
  note?: string,
): Aspect {
  const all = codes.map(([parameter]) => parameter)
  const free = codes.filter(([parameter]) => isFree(parameter))
  if (all.some((one) => !isFree(one) && !reads(one, variable))) return left(label, all, words.boundElsewhere)
  for (const [parameter, code] of free) changes.set(parameter, code)
  if (free.length === 0) return { label, state: 'follows', parameters: all.map(nameOf) }
  return { label, state: 'can', parameters: all.map(nameOf), note }
}
