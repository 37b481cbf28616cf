import { createElement, useContext, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AloneSurroundings } from '@heddle/kit'
import { ControlContext, SlotContext, type ElementComponent } from '@heddle/kit/react'
import { Dropdown } from './component.tsx'
import { dropdownDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(dropdownDefinition.fields).map(([name, field]) => [name, field.default]))

/** Says what the control in a slot is given. */
function Control({ slot }: { readonly slot: string }): ReactNode {
  const { popoverTarget, 'aria-disabled': isOff } = useContext(ControlContext) ?? {}
  return `${slot}: ${popoverTarget ?? (isOff ? 'disabled' : 'nothing')}`
}

/** What the server writes. */
function draw(props: object = {}, root: object = {}): string {
  const body = createElement(Dropdown as ElementComponent, {
    root: { className: 'k', ...root },
    props: { ...defaults, ...props } as never,
  })
  const slots = { draw: (slot: string) => <Control slot={slot} />, isFilled: () => true }
  return renderToStaticMarkup(<SlotContext value={slots}>{body}</SlotContext>)
}
const tagOf = (html: string, name: string): string => html.match(new RegExp(`<div[^>]*${name}[^>]*>`))?.[0] ?? ''
const panelOf = (html: string): string => tagOf(html, 'heddle-dropdown-panel')
const styleOf = (html: string): string => /style="([^"]*)"/.exec(panelOf(html))?.[1] ?? ''

describe('what the server writes of a dropdown', () => {
  test('is a popover of the browser, which the control of the trigger opens, and no other control', () => {
    const html = draw()
    expect(panelOf(html)).toContain('popover="auto"')
    expect(panelOf(html)).toContain('id="-panel"')
    expect(html).toContain('triggerLayout: -panel')
    expect(html).toContain('dropdownLayout: nothing')
  })

  test.each([
    ['on hover', { triggerType: 'hover' }],
    ['on the right button', { triggerType: 'right-click' }],
  ])('%s the browser does not open it', (_, props) => expect(draw(props)).toContain('triggerLayout: nothing'))

  test('disabled it says so, its button too', () => {
    for (const triggerType of ['click', 'hover'])
      expect(draw({ disabled: true, triggerType })).toContain('triggerLayout: disabled')
    expect(tagOf(draw({ disabled: true }), 'class="k"')).toContain('aria-disabled="true"')
    expect(tagOf(draw(), 'class="k"')).not.toContain('aria-disabled')
  })

  test('with a label it is a group of that name', () => {
    expect(panelOf(draw({ accessibleLabel: 'More' }))).toMatch(/role="group" aria-label="More"/)
    expect(panelOf(draw())).not.toMatch(/role=|aria-label=/)
  })

  test('moves only where that is wanted', () => {
    expect(panelOf(draw({ animated: true }))).toContain('heddle-dropdown-animated')
    expect(panelOf(draw())).not.toContain('animated')
  })

  test('stands where its fields say, and flips where there is no room', () => {
    expect(styleOf(draw())).toContain('position-area:block-end span-inline-end')
    expect(styleOf(draw({ position: 'left', alignment: 'end', offsetX: '8px' }))).toMatch(
      /position-area:left span-top.*flip-inline.*margin-right:8px/,
    )
    expect(styleOf(draw({ matchTriggerWidth: true }))).toContain('min-width:anchor-size(width)')
  })

  test.each([
    [{ animated: true }, 'transform-origin:var(--heddle-start, left) top'],
    [{ animated: true, position: 'top', alignment: 'end' }, 'transform-origin:var(--heddle-end, right) bottom'],
    [{ animated: true, position: 'left', alignment: 'center' }, 'transform-origin:right'],
    [{ maxHeight: '200px' }, 'max-height:min(200px, 100dvh)'],
    [{ maxHeight: '50%' }, 'max-height:min(50dvh, 100dvh)'],
    [{ maxHeight: '9999px' }, 'max-height:min(1000px, 100dvh)'],
  ])('%j is %s', (props, css) => expect(styleOf(draw(props))).toContain(css))

  test('what is no height is none, and it may keep its side', () => {
    for (const maxHeight of ['', '-5px', '0', '1px;color:red', null, {}])
      expect(styleOf(draw({ maxHeight }))).not.toMatch(/max-height|color/)
    expect(styleOf(draw({ flips: false }))).not.toContain('flip')
  })

  test.each([
    [0, ''],
    [7, 'z-index:7'],
    [7.9, 'z-index:7'],
    [1000, 'z-index:100'],
    [-3, ''],
    ['9', ''],
    [Number.NaN, ''],
    [null, ''],
  ])('z-index %j is %j', (dropdownZIndex, css) =>
    expect(/z-index:\d+/.exec(styleOf(draw({ dropdownZIndex })))?.[0] ?? '').toBe(css),
  )

  test('is open on the canvas while it is edited, whatever is pressed there', () => {
    const html = draw({}, { 'data-canvas-shows': 'open' })
    expect(panelOf(html)).toContain('popover="manual"')
    expect(panelOf(draw({}, { 'data-canvas-shows': 'other' }))).toContain('popover="auto"')
  })
})

describe('a dropdown needs no script', () => {
  const around: AloneSurroundings = {
    isRepeated: false,
    holds: (slot, types) => slot === 'triggerLayout' && types.includes('button'),
  }
  const isAlone = (props: object = {}, more: Partial<AloneSurroundings> = {}) =>
    dropdownDefinition.alone?.({ ...defaults, ...props }, { ...around, ...more })

  test('around a button', () => expect(isAlone()).toBe(true))

  test('animated, placed and named as one likes', () =>
    expect(isAlone({ animated: true, position: 'top', offsetX: '8px', accessibleLabel: 'More' })).toBe(true))

  test('disabled, whatever else it does', () =>
    expect(isAlone({ disabled: true, triggerType: 'hover', closeOnSelect: true }, { isRepeated: true })).toBe(true))

  test.each<readonly [string, object, Partial<AloneSurroundings>]>([
    ['on hover', { triggerType: 'hover' }, {}],
    ['on the right button', { triggerType: 'right-click' }, {}],
    ['where a formula says on what', { triggerType: { type: 'f', tree: ['l', 'click'] } }, {}],
    ['closed on choice', { closeOnSelect: true }, {}],
    ['as a menu', { menu: true }, {}],
    ['on focus', { openOnFocus: true }, {}],
    ['in a repeat', {}, { isRepeated: true }],
    ['around what is no button', {}, { holds: () => false }],
  ])('but %s', (_, props, more) => expect(isAlone(props, more)).toBe(false))
})

test.each<readonly [string, object, string | undefined]>([
  ['opened by a press it brings nothing for the mouse', {}, undefined],
  ['by a resting mouse it does', { triggerType: 'hover' }, 'pointed'],
  ['by the right button it does', { triggerType: 'right-click' }, 'pointed'],
  ['by what a formula says it does', { triggerType: { type: 'f', tree: ['l', 'click'] } }, 'pointed'],
  ['by the focus it does', { openOnFocus: true }, 'pointed'],
  ['a menu brings its keys', { menu: true }, 'menu'],
  ['a menu under the mouse brings both', { menu: true, triggerType: 'hover' }, 'menu.pointed'],
])('%s', (_, props, body) => expect(dropdownDefinition.body?.({ ...defaults, ...props })).toBe(body))
