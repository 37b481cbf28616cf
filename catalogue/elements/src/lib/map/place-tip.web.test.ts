import { afterEach, expect, test } from 'vitest'
import { placeTip } from './place-tip.ts'

const root = document.createElement('div')
afterEach(() => root.remove())

/** A tooltip of 100 by 20 and a region of 40 by 40 at 180, 100, in a map of 400 by 200. */
function place(at: { readonly clientX?: number; readonly clientY?: number }): string {
  root.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 400px; height: 200px'
  const [tip, region] = [document.createElement('div'), document.createElement('div')]
  tip.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 100px; height: 20px'
  region.style.cssText = 'position: absolute; left: 180px; top: 100px; width: 40px; height: 40px'
  root.replaceChildren(tip, region)
  document.body.append(root)
  placeTip(tip, region, at)
  return tip.style.translate
}

test.each([
  ['above a pointer', { clientX: 200, clientY: 100 }, '150px 68px'],
  ['above the middle of a region that the keys came to', {}, '150px 88px'],
  ['not beyond the start', { clientX: 5, clientY: 100 }, '0px 68px'],
  ['not beyond the end', { clientX: 395, clientY: 100 }, '300px 68px'],
  ['below where there is no room above', { clientX: 200, clientY: 10 }, '150px 22px'],
])('a tooltip stands %s', (_, at, translate) => expect(place(at)).toBe(translate))
