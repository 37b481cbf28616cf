import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { node } from '@heddle/testing'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Button } from '../button/component.tsx'
import { Dropdown } from './component.tsx'
import { dropdownDefinition } from './definition.ts'

/** What a browser that knows no anchors makes of the style sheets and of inline styles. */
const WITHOUT_ANCHORS = '*{anchor-name:none !important;position-area:none !important;position-try-fallbacks:none !important}'
const BOX = 'position:fixed;width:100px;height:30px;margin:0;'

let opened: LiveElement | undefined
beforeEach(() => {
  const { supports } = CSS
  vi.spyOn(CSS, 'supports').mockImplementation((...asked: string[]) =>
    asked[0] === 'position-anchor' ? false : Reflect.apply(supports, CSS, asked),
  )
})
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

/** A dropdown whose trigger of 100 × 30 stands where the styles say, and what opens is 160 × 80. */
async function open(place: string, props: Readonly<Record<string, string | boolean>> = {}, more = '') {
  opened = await openElement({
    definition: dropdownDefinition,
    component: Dropdown as ElementComponent,
    components: { button: Button as ElementComponent },
    slots: {
      triggerLayout: [node('press', { text: 'Open', buttonType: 'button' }, undefined, { type: 'button' })],
      dropdownLayout: [node('inside', { tag: 'div', text: 'Inside' }, undefined, { style: { width: '160px', height: '80px' } })],
    },
    css: `${elementStyles['dropdown']}${WITHOUT_ANCHORS}.heddle-dropdown-trigger{${BOX}${place}}${more}`,
    props: { offsetY: '4px', ...props },
  })
  const find = (selector: string) => opened?.element().querySelector<HTMLElement>(selector) ?? expect.fail(selector)
  const trigger = find('.heddle-dropdown-trigger')
  const panel = find('[popover]')
  await userEvent.click(find('button'))
  await expect.poll(() => panel.matches(':popover-open') && panel.style.left !== '').toBe(true)
  const at = () => {
    const [from, to] = [trigger.getBoundingClientRect(), panel.getBoundingClientRect()]
    return {
      below: Math.round(to.top - from.bottom),
      above: Math.round(from.top - to.bottom),
      left: Math.round(to.left - from.left),
      right: Math.round(from.right - to.right),
      window: Math.round(document.documentElement.clientWidth - to.right),
    }
  }
  return { trigger, panel, at }
}

test('where a browser knows no anchors what opens stands under its trigger, and goes with it', async () => {
  const { trigger, at } = await open('left:40px;top:20px')
  await expect.poll(at).toMatchObject({ below: 4, left: 0 })
  trigger.style.top = '60px'
  await expect.poll(at).toMatchObject({ below: 4, left: 0 })
})

test('it flips to where there is room, but where it is to stay', async () => {
  const { at } = await open('left:40px;bottom:0')
  await expect.poll(at).toMatchObject({ above: 4, left: 0 })
  await opened?.close()
  const stays = await open('left:40px;bottom:0', { flips: false })
  await expect.poll(stays.at).toMatchObject({ below: 4 })
})

test('it is moved along its trigger as far as the window needs', async () => {
  const { at } = await open('right:0;top:20px', { alignment: 'center' })
  await expect.poll(at).toMatchObject({ below: 4, window: 0 })
})

test('from right to left it begins at the other edge', async () => {
  const { at } = await open('left:200px;top:20px', {}, '[data-element]{direction:rtl}')
  await expect.poll(at).toMatchObject({ below: 4, right: 0 })
})

test('beside it, at an offset and as wide as it, when that is asked for', async () => {
  const beside = await open('left:40px;top:120px', { position: 'right', offsetX: '50%', offsetY: '0px', matchTriggerWidth: true })
  await expect.poll(beside.at).toMatchObject({ right: -210 })
  expect(beside.panel.style.minWidth).toBe('100px')
})
