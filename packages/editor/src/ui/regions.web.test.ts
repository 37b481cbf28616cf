import { afterEach, expect, it } from 'vitest'
import { focusNextRegion } from './regions.ts'

const host = document.createElement('div')
document.body.append(host)
afterEach(() => host.replaceChildren())

const here = () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']
const walk = (direction: 1 | -1) => {
  focusNextRegion(host, document.activeElement, direction)
  return here()
}

it('F6 walks the regions in their order, also those whose contents are on their way', () => {
  host.innerHTML = `
    <header data-region="top"><button>Menu</button></header>
    <aside data-region="inspector"></aside>
    <main data-region="canvas"><button>Not here</button><div tabindex="0" data-region-start>Canvas</div></main>
    <footer data-region="bottom"><a href="#x">Path</a></footer>`
  host.querySelector('button')?.focus()
  expect([walk(1), walk(1), walk(1), walk(1)]).toEqual(['canvas', 'inspector', 'bottom', 'top'])
  expect([walk(-1), walk(-1)]).toEqual(['bottom', 'inspector'])
  const inspector = host.querySelector<HTMLElement>('[data-region="inspector"]')
  expect(document.activeElement).toBe(inspector)
  walk(-1)
  expect(document.activeElement?.textContent).toBe('Canvas')
  expect(inspector?.hasAttribute('tabindex')).toBe(false)
})

it('F6 comes to a panel whose body is on its way itself, not to its edge, from where Tab would lead out', () => {
  host.innerHTML = `
    <aside data-region="panel"><h2>Data</h2><div role="separator" tabindex="0"></div></aside>
    <main data-region="canvas"><div tabindex="0" data-region-start>Canvas</div></main>`
  host.querySelector<HTMLElement>('[data-region-start]')?.focus()
  expect(walk(-1)).toBe('panel')
  expect(document.activeElement).toBe(host.querySelector('aside'))
})
