import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'

/** A body of an element of the catalogue, and an example of it that can be used. */
export interface ElementBody {
  /** Its name among the bodies: `select`, `select.drawn`. */
  readonly name: string
  readonly definition: ElementDefinition
  readonly component: ElementComponent
  readonly example: NodeTemplate
}

/** Names of the bodies that draw an element with such values: that which does by itself, and those of what is heard of it. */
function bodiesOf({ type, fields, body, heardBodies = {} }: ElementDefinition, props: NodeTemplate['props']): readonly string[] {
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  const own = body?.({ ...defaults, ...props }, (field) => Object.hasOwn(props ?? {}, field))
  return [undefined, ...Object.values(heardBodies)].map((heard) =>
    [type, heard, own].filter((part) => part !== undefined).join('.'),
  )
}

/** Every body of every element that stands wherever somebody puts it. */
export const elementBodies: readonly ElementBody[] = Object.entries(elementComponents).flatMap(([name, component]) => {
  const definition = elementDefinitions.find(({ type }) => name === type || name.startsWith(`${type}.`))
  if (!definition || definition.parents !== undefined) return []
  const drawn = elementExamples
    .map(({ node }) => node)
    .filter(({ element, props }) => element === definition.type && bodiesOf(definition, props).includes(name))
  const example = drawn.find(({ props }) => !props?.['disabled'] && !props?.['readonly']) ?? drawn[0]
  if (!example) throw new Error(`No example of ${definition.type} is drawn by its body ${name}`)
  return [{ name, definition, component: component as ElementComponent, example }]
})

/** Events that tell of an element's beginning (elements reference, appendix 5.3). */
export const SAID_AT_FIRST: ReadonlySet<string> = new Set(['mapReady', 'load', 'error'])
