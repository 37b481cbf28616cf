import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { SlotContext } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Badge } from './component.tsx'
import { badgeDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(badgeDefinition.fields).map(([name, field]) => [name, field.default]))

/** A badge at the corner of a square of 40 pixels. */
function show(props: object, dir = 'ltr'): readonly [square: DOMRect, badge: HTMLElement] {
  const slots = { draw: () => <i style={{ display: 'block', width: 40, height: 40 }} />, isFilled: () => true }
  const html = renderToStaticMarkup(
    <SlotContext value={slots}>
      <Badge root={{ className: 'k' }} props={{ ...defaults, ...props } as never} />
    </SlotContext>,
  )
  const rule = '.k { display: inline-grid; width: fit-content; margin: 20px; }'
  document.body.innerHTML = `<style>${elementStyles['badge']} ${rule}</style><div dir="${dir}">${html}</div>`
  const badge = document.querySelector<HTMLElement>('.heddle-badge') ?? expect.fail()
  return [document.querySelector('i')?.getBoundingClientRect() ?? expect.fail(), badge]
}

afterEach(() => document.body.replaceChildren())

describe('at a corner of something', () => {
  test.each([
    ['top-end', 'ltr', ['right', 'top']],
    ['top-start', 'ltr', ['left', 'top']],
    ['bottom-end', 'rtl', ['left', 'bottom']],
    ['bottom-start', 'rtl', ['right', 'bottom']],
  ] as const)('%s, where one reads %s, a badge lies over it and takes no room', (corner, dir, sides) => {
    const [square, badge] = show({ text: '128', corner }, dir)
    const { left, right, top, bottom } = badge.getBoundingClientRect()
    const nearest = [
      left + right < square.left + square.right ? 'left' : 'right',
      top + bottom < square.top + square.bottom ? 'top' : 'bottom',
    ]
    expect(nearest).toEqual([...sides])
    expect(badge.parentElement?.getBoundingClientRect().width).toBe(40)
  })
})

test('in forced colours a dot and a word are seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  expect(getComputedStyle(show({ text: 'New' })[1]).borderTopWidth).toBe('1px')
  const ground = getComputedStyle(show({ dot: true })[1]).backgroundColor
  expect(ground).not.toBe(getComputedStyle(document.documentElement).backgroundColor)
})
