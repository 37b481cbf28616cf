import { afterEach, expect, it, vi } from 'vitest'
import { createLostBar } from './lost-bar.ts'

const bar = () => document.querySelector('heddle-draft-bar')
afterEach(() => bar()?.remove())

/** What stands in the bar: its tree is closed to the page. */
function openTree(): { readonly root: () => ShadowRoot } {
  const roots: ShadowRoot[] = []
  const attach = Element.prototype.attachShadow
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attach.call(this, init)
    roots.push(root)
    return root
  })
  return { root: () => roots[0] ?? expect.fail('no bar') }
}

it('stands at the foot of the page while the editor is gone, offers to connect again, and goes when it hears', () => {
  const { root } = openTree()
  const again = vi.fn()
  const show = createLostBar(again)
  expect(bar()).toBeNull()
  show('lost')
  expect(bar()?.parentElement).toBe(document.documentElement)
  expect(root().querySelector('[role=status]')?.textContent).toContain('The editor does not hear this page.')
  root().querySelector('button')?.click()
  expect(again).toHaveBeenCalledOnce()
  show('heard')
  expect(bar()).toBeNull()
  show('closed')
  expect(root().querySelector('span')?.textContent).toContain('was closed')
  expect(root().querySelector('button')?.hidden).toBe(true)
  expect(getComputedStyle(root().querySelector('button') ?? document.body).display).toBe('none')
})
