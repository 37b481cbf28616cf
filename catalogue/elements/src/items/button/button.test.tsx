import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { SlotContext } from '@heddle/kit/react'
import { Button } from './component.tsx'
import type { buttonDefinition } from './definition.ts'

const PROPS: PropsOf<typeof buttonDefinition> = {
  text: 'Order',
  buttonType: 'button',
  form: '',
  disabled: false,
  loading: false,
  hasLeftIcon: false,
  hasRightIcon: false,
  accessibleLabel: '',
}
const draw = (element: ReactElement) =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: (name) => <i className={name} />, isFilled: () => true }}>{element}</SlotContext>,
  )

describe('button', () => {
  test('never is a native button without a type', () => {
    expect(draw(<Button root={{}} props={PROPS} />)).toBe('<button type="button">Order</button>')
    expect(draw(<Button root={{}} props={{ ...PROPS, buttonType: 'submit' }} />)).toContain('type="submit"')
    expect(draw(<Button root={{}} props={{ ...PROPS, buttonType: undefined as never }} />)).toContain('type="button"')
  })

  test('is a plain block when it is not to be a button', () => {
    expect(draw(<Button root={{}} props={{ ...PROPS, buttonType: 'none' }} />)).toBe('<div data-button="">Order</div>')
  })

  test('a disabled link leads nowhere and says so', () => {
    const html = draw(<Button root={{}} props={{ ...PROPS, disabled: true }} link={{ href: '/order', onClick: () => {} }} />)
    expect(html).toBe('<a aria-disabled="true" data-button="">Order</a>')
  })

  test('an own attribute names it where its field does not', () => {
    expect(draw(<Button root={{ 'aria-label': 'Buy' }} props={PROPS} />)).toContain('aria-label="Buy"')
    expect(draw(<Button root={{ 'aria-label': 'Buy' }} props={{ ...PROPS, accessibleLabel: 'Pay' }} />)).toContain(
      'aria-label="Pay"',
    )
  })

  test('icons stand on the sides they are switched on for', () => {
    expect(draw(<Button root={{}} props={{ ...PROPS, hasRightIcon: true }} />)).toBe(
      '<button type="button">Order<i class="rightIcon"></i></button>',
    )
    expect(draw(<Button root={{}} props={{ ...PROPS, hasLeftIcon: true }} />)).toBe(
      '<button type="button"><i class="leftIcon"></i>Order</button>',
    )
  })

  test('is called what a bound label says, whatever kind of value it is', () => {
    const called = (accessibleLabel: unknown): string =>
      draw(<Button root={{ 'aria-label': 'Own' }} props={{ ...PROPS, accessibleLabel: accessibleLabel as never }} />)
    expect(called(5)).toContain('aria-label="5"')
    expect(called({ a: 1 })).toContain('aria-label="{&quot;a&quot;:1}"')
    expect(called('')).toContain('aria-label="Own"')
    expect(called(null)).toContain('aria-label="Own"')
  })

  test('is off by any bound value that means yes', () => {
    const isOff = (disabled: unknown): boolean =>
      draw(<Button root={{}} props={{ ...PROPS, disabled: disabled as never }} />).includes('disabled=""')
    expect(['yes', 1, true].map(isOff)).toEqual([true, true, true])
    expect(['', 0, null, undefined].map(isOff)).toEqual([false, false, false, false])
  })

  test('shows any bound value as text', () => {
    expect(draw(<Button root={{}} props={{ ...PROPS, text: { a: 1 } as never }} />)).toContain('{&quot;a&quot;:1}')
    expect(draw(<Button root={{}} props={{ ...PROPS, text: undefined as never }} />)).toBe('<button type="button"></button>')
  })
})
