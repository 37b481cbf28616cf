import { renderToStaticMarkup } from 'react-dom/server'
import { SlotContext } from '@heddle/kit/react'
import { expect, test } from 'vitest'
import { BasePopup } from './component.tsx'
import { basePopupDefinition } from './definition.ts'

const DEFAULTS = Object.fromEntries(
  Object.entries(basePopupDefinition.fields).map(([name, field]) => [name, field.default]),
) as Parameters<typeof BasePopup>[0]['props']
const draw = (props: object = {}, root: object = { id: 'ask' }): string =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: () => 'Sure?', isFilled: () => true }}>
      <BasePopup root={{ className: 'k', ...root }} props={{ ...DEFAULTS, ...props }} />
    </SlotContext>,
  )

test('S3-51 it is a dialog that is closed until it is opened by its id, named by its label', () => {
  const html = draw({ accessibleLabel: 'Delete the order' })
  expect(html).toMatch(/^<dialog class="k" id="ask" data-popup="modal center at-center locks"/)
  expect(html).toContain('aria-label="Delete the order"')
  expect(html).toContain('closedby="any"')
  expect(html).not.toMatch(/ open| popover| role/)
  expect(draw({ alert: true })).toContain('role="alertdialog"')
})

test('S3-51 one that leaves the page within reach is a popover', () => {
  const free = { overlay: false, preventInteractionsOutside: false }
  expect(draw(free)).toContain('popover="manual"')
  expect(draw({ ...free, clickOutsideCloses: true })).toContain('popover="auto"')
  expect(draw(free)).not.toContain('closedby')
})

test('on the canvas, where nothing has its id, it stands open', () => {
  expect(draw({}, {})).toMatch(/^<dialog [^>]*open=""/)
})

test('S3-51 duration and easing stand on the dialog, and that nothing is covered; what moves says how', () => {
  const html = draw({ animation: 'zoom', animationDuration: 450, animationEasing: 'ease-in' })
  expect(html).toContain('--heddle-time:450ms')
  expect(html).toContain('--heddle-easing:ease-in')
  expect(html).not.toContain('--heddle-cover')
  expect(draw({ overlay: false })).toContain('--heddle-cover:transparent')
  expect(html).toMatch(/data-popup="[^"]*\bzoom\b/)
  expect(draw()).not.toContain('--heddle-time')
})

test.each([
  [{ overlayClickCloses: false }, 'closerequest'],
  [{ overlayClickCloses: false, escClose: false }, 'none'],
  [{ overlay: false, clickOutsideCloses: true }, 'any'],
])('S3-51 with %j the browser closes it by "%s"', (props, expected) => {
  expect(draw(props)).toContain(`closedby="${expected}"`)
})

test('S3-51 its fields are those of the specification, with the defaults', () => {
  expect(DEFAULTS).toMatchObject({
    type: 'modal',
    side: 'center',
    align: 'center',
    customPositionX: '0%',
    customPositionY: '0%',
    animation: 'none',
    slideInDirection: 'top',
    animationDuration: 300,
    animationEasing: 'linear',
    preventScroll: true,
    overlay: true,
    overlayColor: 'rgb(0 0 0 / 0.5)',
    overlayClickCloses: true,
    clickOutsideCloses: false,
  })
})
