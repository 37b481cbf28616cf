import { type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { elementStyles } from '../../styles.gen.ts'
import { IconLinked } from './linked.body.tsx'
import { IconPressed } from './pressed.body.tsx'

const PROPS = { icon: 'star', label: 'Favourite', color: '', fontSize: '24px' }

let root: Root | undefined
function show(drawing: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root?.render(drawing))
  return place
}
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

test('Tab comes to it, Enter and Space press it once, and its ring is seen around the picture', async () => {
  const heard: string[] = []
  const root = {
    id: 'star',
    onClick: () => heard.push('click'),
    onKeyDown: ({ key }: { readonly key: string }) => heard.push(key),
  }
  show(<IconPressed root={root} props={PROPS} />)
  await userEvent.keyboard('{Tab}')
  const button = page.getByRole('button', { name: 'Favourite' }).element()
  expect(document.activeElement).toBe(button)
  const { maskImage, outlineStyle } = getComputedStyle(button)
  expect([maskImage, outlineStyle]).toEqual(['none', 'auto'])
  await userEvent.keyboard('{Enter} ')
  expect(heard).toEqual(['Enter', 'click', ' ', 'click'])
})

test('the ring of a link is seen around the picture, which fills it', async () => {
  const place = show(<IconLinked root={{ className: 'k' }} props={PROPS} link={{ href: '#there' }} />)
  place.insertAdjacentHTML(
    'afterbegin',
    `<style>${elementStyles['icon']}.k{display:inline-block;width:24px;height:24px;background-color:currentColor}</style>`,
  )
  await userEvent.keyboard('{Tab}')
  const link = page.getByRole('link', { name: 'Favourite' }).element()
  expect(document.activeElement).toBe(link)
  const { maskImage, outlineStyle, backgroundColor } = getComputedStyle(link)
  expect([maskImage, outlineStyle, backgroundColor]).toEqual(['none', 'auto', 'rgba(0, 0, 0, 0)'])
  const picture = link.firstElementChild ?? expect.fail('it has no picture')
  expect(getComputedStyle(picture).backgroundColor).toBe(getComputedStyle(link).color)
  const { width, height } = picture.getBoundingClientRect()
  expect([width, height]).toEqual([24, 24])
})

test('a key that a workflow took for itself presses nothing', async () => {
  const heard: string[] = []
  const root = {
    onClick: () => heard.push('click'),
    onKeyDown: (event: { readonly preventDefault: () => void }) => event.preventDefault(),
  }
  show(<IconPressed root={root} props={PROPS} />)
  page
    .getByRole('button')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(heard).toEqual([])
})
