import { createElement, useContext, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ControlContext, SlotContext, type ControlAttributes, type ElementComponent } from '@heddle/kit/react'
import { Tooltip } from './component.tsx'
import { tooltipDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(tooltipDefinition.fields).map(([name, field]) => [name, field.default]))

/** Says what the control in the slot is given. */
function Control(): ReactNode {
  return JSON.stringify(useContext(ControlContext) ?? {}).replaceAll('"', '')
}

interface Around {
  readonly root?: object
  /** Slots that hold something. */
  readonly filled?: readonly string[]
  /** What an element further out gives to its control. */
  readonly outer?: ControlAttributes
}

/** What the server writes. */
function draw(props: object = {}, { root, filled = ['children'], outer }: Around = {}): string {
  const body = createElement(Tooltip as ElementComponent, {
    root: { className: 'k', ...root },
    props: { ...defaults, ...props } as never,
  })
  const slots = {
    draw: (slot: string) => (slot === 'children' ? <Control /> : 'content of its own'),
    isFilled: (slot: string) => filled.includes(slot),
  }
  return renderToStaticMarkup(
    <ControlContext value={outer}>
      <SlotContext value={slots}>{body}</SlotContext>
    </ControlContext>,
  )
}
const tipOf = (html: string): string => html.match(/<div[^>]*role="tooltip"[^>]*>/)?.[0] ?? ''

describe('what the server writes of a tooltip', () => {
  test('is its words, tied to the control that they are about', () => {
    const html = draw({ text: 'By post' })
    expect(html).toContain('>By post</div>')
    expect(tipOf(html)).toContain('id="-tip"')
    expect(html).toContain('{aria-describedby:-tip}')
  })

  test('leaves what an element further out gives to that control', () => {
    const html = draw({}, { outer: { popoverTarget: 'menu-panel' } })
    expect(html).toContain('{popoverTarget:menu-panel,aria-describedby:-tip}')
  })

  test('is content of its own where the slot holds some', () => {
    const html = draw({ text: 'By post' }, { filled: ['children', 'content'] })
    expect(html).toContain('content of its own')
    expect(html).not.toContain('By post')
  })

  test('stands above, in the middle, unless its fields say otherwise', () => {
    expect(tipOf(draw())).toContain('position-area:block-start;')
    expect(tipOf(draw({ position: 'right', alignment: 'start' }))).toContain('position-area:right span-bottom')
    expect(tipOf(draw({ position: 'elsewhere', alignment: null }))).toContain('position-area:block-start;')
  })

  test('waits as long as its fields say', () => {
    expect(tipOf(draw())).toMatch(/--tooltip-open:300ms;--tooltip-close:100ms/)
    expect(tipOf(draw({ openDelay: 0, closeDelay: -5 }))).toMatch(/--tooltip-open:0ms;--tooltip-close:0ms/)
    expect(tipOf(draw({ openDelay: '1s;color:red' }))).toContain('--tooltip-open:0ms')
  })

  test('shows markup as text', () => {
    expect(draw({ text: '<img src=x onerror=alert(1)>' })).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('is shown on the canvas while it is edited', () => {
    expect(tipOf(draw({}, { root: { 'data-canvas-shows': 'open' } }))).toContain('heddle-tooltip-on')
    expect(tipOf(draw())).not.toContain('heddle-tooltip-on')
  })
})

test.each([
  ['around a button a style sheet shows it', false, true, true],
  ['in a repeat it needs a script', true, true, false],
  ['around what is no button it does, too', false, false, false],
])('%s', (_, isRepeated, holdsButton, isAlone) => {
  const holds = (slot: string, types: readonly string[]): boolean =>
    holdsButton && slot === 'children' && types.includes('button')
  expect(tooltipDefinition.alone?.(defaults, { isRepeated, holds })).toBe(isAlone)
})
