import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ElementDefinition } from '@heddle/kit'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'

/** What the server writes of a control, and parts of it. */
export interface ServerDrawing {
  /** With fields that differ from their defaults, attributes of the root and what stands in its slots. */
  readonly draw: (props?: object, root?: object, inside?: string) => string
  /** Tags of the native controls in such HTML. */
  readonly inputs: (html: string) => readonly string[]
  /** The opening tag of the whole. */
  readonly rootOf: (html: string) => string
}

/** Draws a control as the server does, by the defaults of its definition. */
export function serverDrawing(definition: ElementDefinition, component: unknown): ServerDrawing {
  const defaults = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
  return {
    draw(props = {}, root = {}, inside) {
      const body = createElement(component as ElementComponent, {
        root: { className: 'k', ...root },
        props: { ...defaults, ...props } as never,
      })
      const slots = { draw: () => inside, isFilled: () => inside !== undefined }
      return renderToStaticMarkup(<SlotContext value={slots}>{body}</SlotContext>)
    },
    inputs: (html) => html.match(/<input[^>]*>/g) ?? [],
    rootOf: (html) => /^<[^>]*>/.exec(html)?.[0] ?? '',
  }
}
