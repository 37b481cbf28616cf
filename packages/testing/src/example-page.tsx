import { createElement, type ReactElement, type ReactNode } from 'react'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { fixtureElement, Page, Section } from './fixture-elements.ts'

/** A page with one element of the catalogue on it, in a section unless it is one, and what is to stand beside it. */
export function examplePage(template: NodeTemplate, definitions: readonly ElementDefinition[], beside?: ReactNode): ReactElement {
  const isSection = definitions.some(({ type, isSection }) => type === template.element && isSection)
  return (
    <Page name="Example">
      {isSection ? (
        drawTemplate(template)
      ) : (
        <Section>
          {drawTemplate(template)}
          {beside}
        </Section>
      )}
      {isSection && beside !== undefined && <Section>{beside}</Section>}
    </Page>
  )
}

function drawTemplate({ element, name, props, styles, slots }: NodeTemplate, slot?: string): ReactElement {
  const children = Object.entries(slots ?? {}).flatMap(([slotName, templates]) =>
    templates.map((child) => drawTemplate(child, slotName)),
  )
  return createElement(
    fixtureElement(element),
    { ...props, ...(name && { name }), ...(styles && { styles }), ...(slot && { slot }) },
    ...children,
  )
}
