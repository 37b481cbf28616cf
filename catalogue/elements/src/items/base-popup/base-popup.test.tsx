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
