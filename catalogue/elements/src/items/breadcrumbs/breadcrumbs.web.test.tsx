import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { serverDrawing } from '@heddle/testing/draw-control'
import { elementStyles } from '../../styles.gen.ts'
import { Breadcrumbs } from './component.tsx'
import { breadcrumbsDefinition } from './definition.ts'

afterEach(() => document.body.replaceChildren())

const { draw } = serverDrawing(breadcrumbsDefinition, Breadcrumbs)
const WAY = ['Home', 'Teas', 'Sencha'].map((label, at) => ({ label, page: null, link: at === 2 ? '' : `/${at}` }))

/** The steps of a way whose look is arrows, as they lie on the page. */
function stepsOf(direction: string): readonly HTMLElement[] {
  const html = draw({ fromAddress: [], items: WAY, look: 'arrows' })
  document.body.innerHTML = `<style>${elementStyles['breadcrumbs']}</style><div dir="${direction}">${html}</div>`
  return [...document.querySelectorAll<HTMLElement>('li > :is(a, span)')]
}

test.each(['ltr', 'rtl'])('arrows reach into the beginning of the next one and have nothing between them, %s', (direction) => {
  const steps = stepsOf(direction)
  const along = (step: HTMLElement) => {
    const { left, right } = step.getBoundingClientRect()
    return direction === 'ltr' ? [left, right] : [-right, -left]
  }
  const [[, firstEnd = 0] = [], [secondStart = 0] = []] = steps.map(along)
  expect(firstEnd - secondStart).toBe(6)
  expect(steps.map((step) => getComputedStyle(step.parentElement ?? step, '::before').content)).toEqual(['none', 'none', 'none'])
  // What is seen of a step can be pressed there, and what is cut away cannot.
  const { left, right, top } = steps[1]?.getBoundingClientRect() ?? expect.fail()
  const [begin, end] = direction === 'ltr' ? [left + 12, right - 2] : [right - 12, left + 2]
  expect(document.elementFromPoint(begin, top + 2)?.closest('a')).toBe(steps[1])
  expect(document.elementFromPoint(end, top + 1)?.closest('a')).not.toBe(steps[1])
})

test('in forced colours, which draw no grounds, something stands between the steps again', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const [, second] = stepsOf('ltr')
  expect(getComputedStyle(second?.parentElement ?? expect.fail(), '::before').content).toContain('›')
})
