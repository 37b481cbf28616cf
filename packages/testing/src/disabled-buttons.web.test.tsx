import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { ElementComponent } from '@heddle/kit/react'
import { mergeSheets, printRule, SCREENS, type Sheet } from '@heddle/style'

afterEach(() => document.body.replaceChildren())

/** How a new button looks, as it comes from the Add panel. */
function looksOf(props: object, link?: object): readonly [opacity: string, cursor: string] {
  const definition = elementDefinitions.find(({ type }) => type === 'button') ?? expect.fail('there is no button')
  const defaults = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
  const body = createElement(elementComponents['button'] as ElementComponent, {
    root: { className: 'k' },
    props: { ...defaults, ...props } as never,
    ...(link && { link }),
  })
  const sheet = mergeSheets([definition.baseStyles as Sheet, definition.preset.styles as Sheet])
  document.body.innerHTML = `<style>${printRule('k', sheet, SCREENS)}</style>${renderToStaticMarkup(body)}`
  const { opacity, cursor } = getComputedStyle(document.querySelector('.k') ?? document.body)
  return [opacity, cursor]
}

test.each<[string, object, object | undefined]>([
  ['a button', {}, undefined],
  ['one that is a link', {}, { href: '/there' }],
  ['one that is a block', { buttonType: 'none' }, undefined],
])('%s that is disabled looks so', (_, props, link) => {
  expect(looksOf(props, link)).toEqual(['1', 'pointer'])
  expect(looksOf({ ...props, disabled: true }, link)).toEqual(['0.5', 'not-allowed'])
})
