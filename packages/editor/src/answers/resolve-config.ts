import { isBinding, type Id } from '@heddle/document'
import type { Fields } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { bindingSteps } from '../session/binding-steps.ts'
import type { CanvasConnection } from '../frame/connection.ts'
import { words } from './words.ts'

/** Where formulas are worked out: the node whose names they see, and names beside those. */
export interface ResolvedPlace {
  readonly nodeId?: Id | undefined
  readonly names?: Readonly<Record<string, Json>>
}

/** Settings with the values that the page has now in the place of formulas. Throws why one has none. */
export async function resolveConfig(
  canvas: Pick<CanvasConnection, 'explain'> | undefined,
  fields: Fields,
  config: Readonly<Record<string, Json>>,
  { nodeId, names }: ResolvedPlace = {},
): Promise<Readonly<Record<string, Json>>> {
  const known = Object.entries(config).filter(([name]) => Object.hasOwn(fields, name))
  const resolved = await Promise.all(
    known.map(async ([name, value]) => [name, await resolve(value, fields[name]?.label.en ?? name)] as const),
  )
  return Object.fromEntries(resolved)

  async function resolve(value: Json, label: string): Promise<Json> {
    if (isBinding(value)) {
      if (!canvas) throw new Error(words.noCanvas)
      const { result } = await canvas.explain(nodeId, value.code, {
        isWhole: true,
        ...(names && { names }),
        ...bindingSteps(value),
      })
      if (!result.ok) throw new Error(words.badValue(label, result.message))
      return (result.value ?? null) as Json
    }
    if (Array.isArray(value)) return Promise.all(value.map((part) => resolve(part, label)))
    if (typeof value !== 'object' || value === null) return value
    const parts = await Promise.all(Object.entries(value).map(async ([key, part]) => [key, await resolve(part, label)] as const))
    return Object.fromEntries(parts)
  }
}
