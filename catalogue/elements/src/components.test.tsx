import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'
import { elementComponents } from './components.gen.ts'
import { elementDefinitions } from './definitions.gen.ts'
import { elementExamples } from './examples.gen.ts'

const PROBE = { id: 'probe', className: 'k', 'data-probe': 'yes', style: { top: '1px' } }
const LINK = { href: '/there' }

function draw(type: string, props: object, link?: object): string {
  const definition = elementDefinitions.find((one) => one.type === type)
  const defaults = Object.fromEntries(Object.entries(definition?.fields ?? {}).map(([name, field]) => [name, field.default]))
  const linked = link && definition?.heardBodies?.['link']
  const Body = elementComponents[linked === undefined ? type : `${type}.${linked}`] as ElementComponent
  const element: ReactElement = createElement(Body, {
    root: PROBE,
    props: { ...defaults, ...props } as never,
    ...(link && { link }),
  })
  const slots = { draw: (name: string): ReactNode => <i className={name} />, isFilled: () => true }
  return renderToStaticMarkup(<SlotContext value={slots}>{element}</SlotContext>).replace(/^<link[^>]*>/, '')
}

describe.each(elementExamples)('$element, $name', ({ element, node }) => {
  test.each([
    ['without a link', undefined],
    ['with a link', LINK],
  ])('draws one root that carries what it is handed, %s', (_, link) => {
    const definition = elementDefinitions.find(({ type }) => type === element)
    const html = draw(element, node.props ?? {}, definition?.linkable ? link : undefined)
    const [, tag, attributes] = /^<([a-z0-9]+)([^>]*)>/.exec(html) ?? []
    expect(attributes).toContain('id="probe"')
    expect(attributes).toContain('class="k"')
    expect(attributes).toContain('data-probe="yes"')
    expect(attributes).toContain('top:1px')
    // Nothing stands beside the root: it ends where the whole ends.
    expect(html.endsWith(`</${tag}>`) || html.endsWith('/>')).toBe(true)
    expect(html.indexOf(`id="probe"`)).toBe(html.lastIndexOf(`id="probe"`))
  })

  test('has an address when it is linkable and has a link', () => {
    const definition = elementDefinitions.find(({ type }) => type === element)
    const isDisabled = node.props?.['disabled'] === true
    if (definition?.linkable && !isDisabled) expect(draw(element, node.props ?? {}, LINK)).toMatch(/^<a [^>]*href="\/there"/)
  })
})
