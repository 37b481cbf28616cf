import type { SettingsLayout } from '@heddle/kit'
import type { Json } from '@heddle/store'

interface Named {
  readonly name: string
}

export interface Arrangement<F extends Named> {
  readonly line: readonly F[]
  readonly always: readonly F[]
  /** Those with something in them. */
  readonly groups: readonly { readonly id: string; readonly label: string; readonly fields: readonly F[] }[]
}

/** Settings that are shown, set out as the source says. What no group names stands in the last one, so that nothing is lost. */
export function arrange<F extends Named>(layout: SettingsLayout, shown: readonly F[]): Arrangement<F> {
  const byName = new Map(shown.map((field) => [field.name, field]))
  const take = (names: readonly string[]): F[] =>
    names.flatMap((name) => {
      const field = byName.get(name)
      byName.delete(name)
      return field ?? []
    })
  const line = take(layout.line.fields)
  const always = take(layout.always)
  const groups = layout.groups.map(({ id, label, fields }) => ({ id, label: label.en, fields: take(fields) }))
  groups.at(-1)?.fields.push(...byName.values())
  return { line, always, groups: groups.filter(({ fields }) => fields.length > 0) }
}

/** How many of the settings were set: of pairs each one, of anything else itself. */
export function countSet(fields: readonly Named[], config: Readonly<Record<string, Json>>): number {
  return fields.reduce((count, { name }) => {
    const value = config[name]
    return count + (Array.isArray(value) ? value.length : value === undefined || value === null ? 0 : 1)
  }, 0)
}
