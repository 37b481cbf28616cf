import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotContext, type ElementProps } from '@heddle/kit/react'
import { FormContainer } from './component.tsx'
import { formContainerDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(formContainerDefinition.fields).map(([name, field]) => [name, field.default]))

/** As a server draws it, with what stands in it. */
const drawn = (props: object, inside: React.ReactNode = 'fields') =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: (name) => (name === 'formContent' ? inside : null), isFilled: () => true }}>
      {createElement(FormContainer, { root: { className: 'k' }, props: { ...defaults, ...props } } as ElementProps<
        typeof formContainerDefinition
      >)}
    </SlotContext>,
  )

test('a form without an address is sent nowhere, and says what it is called', () => {
  expect(drawn({ accessibleLabel: 'Contact' })).toBe(
    '<form class="k" autoComplete="on" aria-label="Contact" method="dialog">fields</form>',
  )
})

test('one with an address is sent there by the browser, which checks it: autocomplete is a word, not a switch', () => {
  expect(drawn({ address: 'https://forms.example/in', autocomplete: false })).toBe(
    '<form class="k" autoComplete="off" action="https://forms.example/in" method="post">fields</form>',
  )
  expect(drawn({ address: '/search', method: 'get' })).toContain('action="/search" method="get"')
  expect(drawn({ address: 'javascript:alert(1)' })).toContain('method="dialog"')
})

test('a form inside another one is a box: the inputs are those of the outer one', () => {
  const inner = (
    <SlotContext value={{ draw: () => 'inside', isFilled: () => true }}>
      <FormContainer root={{ className: 'inner' }} props={{ ...defaults, accessibleLabel: 'Part' } as never} />
    </SlotContext>
  )
  expect(renderToStaticMarkup(inner)).toMatch(/^<form class="inner"/)
  expect(drawn({}, inner)).toMatch(/^<form class="k"[^>]*><div class="inner" aria-label="Part">inside<\/div><\/form>$/)
})
