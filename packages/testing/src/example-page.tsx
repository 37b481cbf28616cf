import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { fixtureElement, Page, Section } from './fixture-elements.ts'

/** A page with elements of the catalogue on it, each in a section unless it is one, and what is to stand beside each. */
export function examplePage(
  templates: readonly NodeTemplate[],
  definitions: readonly ElementDefinition[],
  beside?: ReactNode,
): ReactElement {
  return (
    <Page name="Example">
      {templates.map((template, at) => {
        const isSection = definitions.some(({ type, isSection }) => type === template.element && isSection)
        return isSection ? (
          <Fragment key={at}>
            {drawTemplate(template)}
            {beside !== undefined && <Section>{beside}</Section>}
          </Fragment>
        ) : (
          <Section key={at}>
            {drawTemplate(template)}
            {beside}
          </Section>
        )
      })}
    </Page>
  )
}

/** An element of the catalogue with what stands in it, as a piece of a fixture. */
export function drawTemplate({ element, name, props, styles, slots }: NodeTemplate, slot?: string): ReactElement {
  const children = Object.entries(slots ?? {}).flatMap(([slotName, templates]) =>
    templates.map((child) => drawTemplate(child, slotName)),
  )
  return createElement(
    fixtureElement(element),
    { ...props, ...(name && { name }), ...(styles && { styles }), ...(slot && { slot }) },
    ...children,
  )
}
