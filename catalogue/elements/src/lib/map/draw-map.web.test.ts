import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { elementStyles } from '../../styles.gen.ts'
import { cleanSvg } from '../../lib/drawing/clean-svg.ts'
import { drawMap, type DrawnMap } from './draw-map.ts'

const TWO = '<svg viewBox="0 0 2 1"><path id="a" d="M0 0h1v1z"/><g id="b"><path d="M1 0h1v1z"/></g></svg>'

let host: HTMLElement
beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => host.remove())

const draw = (text = TWO, left: readonly string[] = []): DrawnMap | undefined =>
  drawMap(host, cleanSvg(text, new Set(left)), () => {})
const drawn = (text = TWO): DrawnMap => draw(text) ?? expect.fail('Nothing was drawn')
const regionsOf = (map: DrawnMap): readonly SVGElement[] => map.ids.flatMap((id) => map.get(id)?.element ?? [])
const classesOf = (map: DrawnMap, name: string): readonly string[] =>
  [...map.svg.querySelectorAll(`.${name}`)].map((element) => element.id)

describe('a map', () => {
  test('is drawn anew in the same shadow', () => {
    drawn()
    const map = drawn('<svg><path id="c"/></svg>')
    expect(map.ids).toEqual(['c'])
    expect(host.shadowRoot?.querySelectorAll('svg')).toHaveLength(1)
  })

  test('that stands in the shadow already is taken as it is', () => {
    const { html = '' } = cleanSvg(TWO, new Set()) ?? {}
    host.attachShadow({ mode: 'open' }).innerHTML = `<style>path{opacity:0.5}</style><div>${html}</div>`
    const standing = host.shadowRoot?.querySelector('svg')
    const map = drawMap(host, null, () => {})
    expect([map?.svg === standing, map?.ids]).toEqual([true, ['a', 'b']])
    expect(getComputedStyle(map?.get('a')?.element as Element).opacity).toBe('0.5')
    map?.select(['b'], true)
    expect(standing?.querySelector('[aria-pressed=true]')?.id).toBe('b')
  })

  test('that is none leaves what stands below it to be seen', () => {
    host.textContent = 'picture'
    expect(draw('no drawing')).toBeUndefined()
    expect(host.shadowRoot?.querySelector('slot')?.assignedNodes()).toHaveLength(1)
  })

  test('of a file is no picture until it is found to be no drawing', () => {
    host.className = 'heddle-map-place'
    host.innerHTML = `<style>${elementStyles['svg-map']}</style><img alt="" src="/a.svg"><img alt="" src="data:image/svg+xml,a">`
    const shown = (): readonly string[] => [...host.querySelectorAll('img')].map((img) => getComputedStyle(img).display)
    expect(shown()).toEqual(['none', 'block'])
    draw('no drawing')
    expect(shown()).toEqual(['block', 'block'])
  })

  test('is left to others where its ids are named', () => {
    expect(draw(TWO, ['a'])?.ids).toEqual(['b'])
    expect(draw(TWO, ['a', 'b'])?.ids).toEqual([])
  })

  test('marks what is selected, under the pointer and highlighted, and nothing that is not there', () => {
    const map = drawn()
    map.select(['a', 'moon'], true)
    map.hover('b')
    map.highlight(['a', 'b'], 'red')
    expect([classesOf(map, 's'), classesOf(map, 'h'), classesOf(map, 'l')]).toEqual([['a'], ['b'], ['a', 'b']])
    map.select([], false)
    map.hover('')
    map.highlight([], '')
    expect([classesOf(map, 's'), classesOf(map, 'h'), classesOf(map, 'l')]).toEqual([[], [], []])
    expect(map.svg.querySelector('[aria-pressed]')).toBeNull()
  })

  test('keeps its own colours where they are wanted, but for regions with one from outside', () => {
    const map = drawn('<svg><path id="a" fill="#ff0000"/><path id="b" fill="#00ff00"/></svg>')
    host.style.setProperty('--fill', 'rgb(1, 1, 1)')
    const fills = (): readonly string[] => regionsOf(map).map((element) => getComputedStyle(element).fill)
    map.paint([{ regionId: 'b', color: 'rgb(2, 2, 2)' }], true)
    host.style.setProperty('--t', '0s')
    expect(fills()).toEqual(['rgb(255, 0, 0)', 'rgb(2, 2, 2)'])
    map.paint('no list', false)
    expect(fills()).toEqual(['rgb(1, 1, 1)', 'rgb(1, 1, 1)'])
  })

  test('gives regions a style of their own while one is coloured, and takes it away again', () => {
    const map = drawn()
    const colors = (): readonly string[] => regionsOf(map).map((element) => element.style.getPropertyValue('--c'))
    map.paint([], false)
    expect(regionsOf(map).some((element) => element.hasAttribute('style'))).toBe(false)
    map.paint([{ regionId: 'b', color: 'red' }], false)
    expect(colors()).toEqual(['', 'red'])
    map.paint([], false)
    expect([colors(), classesOf(map, 'c')]).toEqual([['', ''], []])
  })

  test('goes from look to look in time where it was touched, and costs the browser nothing elsewhere', () => {
    const map = drawn()
    host.style.cssText = '--t:200ms;--e:ease'
    const times = (): readonly string[] => regionsOf(map).map((element) => getComputedStyle(element).transitionDuration)
    expect(times()).toEqual(['0s', '0s'])
    map.hover('b')
    map.hover('')
    expect(times()).toEqual(['0s', '0.2s'])
    map.paint([{ regionId: 'a', color: 'red' }], false)
    map.paint([{ regionId: 'a', color: 'blue' }], false)
    expect(times()).toEqual(['0.2s', '0.2s'])
  })

  test('has one region that Tab comes to, the last that was reached', () => {
    const map = drawn()
    const first = map.get('a')
    if (first) map.lead(first, 1)
    expect(regionsOf(map).map((element) => element.getAttribute('tabindex'))).toEqual(['-1', '0'])
    expect(host.shadowRoot?.activeElement?.id).toBe('b')
  })
})
