import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { elementStyles } from '../../styles.gen.ts'
import type { dividerDefinition } from './definition.ts'
import { DividerLabelled } from './labelled.body.tsx'

type Props = PropsOf<typeof dividerDefinition>
afterEach(() => document.body.replaceChildren())

/** Draws one with a rule of a builder: 3px thick, blue, 400 or 200px long. */
function draw(props: Partial<Props>, direction = 'ltr'): HTMLElement {
  const all = { orientation: 'horizontal', text: 'or', textPlace: 'center', ...props } satisfies Props
  document.body.innerHTML =
    `<style>${elementStyles['divider.labelled']} .k{width:400px;height:3px;background-color:rgb(0,0,255);color:#000}` +
    (props.orientation === 'vertical' ? '.k{width:3px;height:200px}</style>' : '</style>') +
    `<div dir="${direction}">${renderToStaticMarkup(<DividerLabelled root={{ className: 'k' }} props={all} />)}</div>`
  return document.querySelector<HTMLElement>('.k') ?? expect.fail('it is not drawn')
}

function partsOf(root: HTMLElement): readonly [DOMRect, DOMRect, DOMRect] {
  const [before, text, after] = [...root.children].map((child) => child.getBoundingClientRect())
  return before && text && after ? [before, text, after] : expect.fail('a part of it is missing')
}

describe('a divider with a text', () => {
  test('has lines on both sides, as thick and in the colour that its rule says', () => {
    const root = draw({})
    const [before, text, after] = partsOf(root)
    expect([before.height, after.height]).toEqual([3, 3])
    expect(before.width).toBeCloseTo(after.width, 0)
    expect(before.width).toBeGreaterThan(100)
    expect(before.right).toBeLessThan(text.left)
    expect(text.right).toBeLessThan(after.left)
    expect(before.top + 1.5).toBeCloseTo(text.top + text.height / 2, 0)
    for (const line of [root.firstElementChild, root.lastElementChild])
      expect(line && getComputedStyle(line).backgroundColor).toBe('rgb(0, 0, 255)')
  })

  test('takes the room of its text and lays no ground behind it', () => {
    const root = draw({})
    expect(root.getBoundingClientRect().height).toBe(partsOf(root)[1].height)
    expect([root, ...root.children].map((part) => getComputedStyle(part).visibility)).toEqual([
      'hidden',
      'visible',
      'visible',
      'visible',
    ])
  })

  test.each(['ltr', 'rtl'])('puts it nearer to the end that is asked for, %s', (direction) => {
    const lengths = (textPlace: Props['textPlace']): readonly number[] => {
      const [before, , after] = partsOf(draw({ textPlace }, direction))
      return [before.width, after.width]
    }
    const [first = 0, rest = 0] = lengths('start')
    expect([first, rest > 200]).toEqual([24, true])
    expect(lengths('end')).toEqual([rest, first])
    const [before, text] = partsOf(draw({ textPlace: 'start' }, direction))
    expect(before.left < text.left).toBe(direction === 'ltr')
  })

  test('standing upright keeps its words whole, however thin the line is', () => {
    const heightOf = (text: string): number => partsOf(draw({ orientation: 'vertical', text }))[1].height
    expect(heightOf('between')).toBe(heightOf('I'))
  })

  test('stands upright with lines above and below', () => {
    const root = draw({ orientation: 'vertical' })
    const [before, text, after] = partsOf(root)
    expect([before.width, after.width, root.getBoundingClientRect().height]).toEqual([3, 3, 200])
    expect(before.bottom).toBeLessThan(text.top)
    expect(text.bottom).toBeLessThan(after.top)
    expect(before.left + 1.5).toBeCloseTo(text.left + text.width / 2, 0)
  })

  test('breaks a text that is longer than the line', () => {
    const root = draw({ text: 'word '.repeat(60) + 'w'.repeat(300) })
    const [before, text, after] = partsOf(root)
    expect(root.scrollWidth).toBe(400)
    expect([before.width > 0, text.height > 40, after.width > 0]).toEqual([true, true, true])
  })

  test('is one line as long as there is no text', () => {
    const [before, after] = [...draw({ text: '' }).children].map((child) => child.getBoundingClientRect())
    expect(before?.right).toBe(after?.left)
  })

  test('keeps its lines in forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' })
    const line = draw({}).firstElementChild ?? expect.fail()
    expect(getComputedStyle(line).backgroundColor).toBe(getComputedStyle(document.documentElement).color)
  })
})
