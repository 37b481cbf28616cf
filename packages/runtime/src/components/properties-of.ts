import { computed } from '@preact/signals-core'
import type { PublishedComponent, PublishedInstance } from '@heddle/document/published'
import type { Evaluator } from '../evaluate/create-evaluator.ts'

/** Values by id and by name; those that are bound follow what they read. What an instance adds to the root has a path for a name. */
export function propertiesOf(
  { props }: PublishedInstance,
  component: PublishedComponent | undefined,
  outer: object,
  { evaluate }: Pick<Evaluator, 'evaluate'>,
): object {
  const values: object = Object.create(null)
  const getters = new Map(Object.keys(props).map((id) => [id, computed(() => evaluate(props[id], outer))]))
  const expose = (name: string, id: string): void => {
    Object.defineProperty(values, name, { enumerable: true, configurable: true, get: () => getters.get(id)?.value })
  }
  const declared = component?.properties ?? []
  for (const { id, name } of declared) expose(name, id)
  for (const id of new Set([...declared.map((one) => one.id), ...getters.keys()])) expose(id, id)
  return values
}
