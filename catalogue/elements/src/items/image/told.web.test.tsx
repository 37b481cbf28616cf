import { type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { NodeContext, type NodeHandle } from '@heddle/kit/react'
import { imageDefinition } from './definition.ts'
import { ImageTold } from './told.body.tsx'
import { ImageToldOverlaid } from './told.overlaid.body.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const SIZELESS = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const props = (url: string) => ({ url, alt: '', loading: 'eager', objectFit: 'fill', overlay: '', fallbackUrl: '' }) as const

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

/** What workflows hear of a picture. */
function listen(isLive = true) {
  const heard: unknown[] = []
  const node = { isLive, emit: (...given: readonly unknown[]) => void heard.push(given) } as unknown as NodeHandle
  const draw = (url: string, Body = ImageTold) => (
    <NodeContext value={node}>
      <Body root={{ id: 'a' }} props={props(url)} />
    </NodeContext>
  )
  return { heard, draw, hears: (...events: readonly unknown[]) => expect.poll(() => heard).toEqual(events) }
}

test('a picture says when it came, and each time when it is another', async () => {
  const { draw, hears } = listen()
  show(draw(PIXEL))
  await hears(['load', { url: PIXEL }])
  root?.render(draw(SIZELESS))
  await hears(['load', { url: PIXEL }], ['load', { url: SIZELESS }])
})

test('one that did not come says so, also under what lies over it', async () => {
  const { draw, hears } = listen()
  show(draw('data:image/gif;base64,AAAA', ImageToldOverlaid))
  await hears(['error', { url: 'data:image/gif;base64,AAAA' }])
  root?.render(draw(PIXEL, ImageToldOverlaid))
  await hears(['error', { url: 'data:image/gif;base64,AAAA' }], ['load', { url: PIXEL }])
})

test.each([
  ['came', PIXEL, 'load'],
  ['came without a size of its own', SIZELESS, 'load'],
  ['did not come', 'data:image/gif;base64,AAAA', 'error'],
])('one that %s before the page was alive is told once', async (_, url, event) => {
  const { draw, hears, heard } = listen()
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = `<img id="a" fetchpriority="high" src="${url.replaceAll('"', '&quot;')}" alt="">`
  await expect.poll(() => place.querySelector('img')?.complete).toBe(true)
  root = hydrateRoot(place, draw(url))
  await hears([event, { url }])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toHaveLength(1)
})

test('on the canvas nobody hears of it, and a picture without an address says nothing', async () => {
  const { draw, heard } = listen(false)
  await show(draw(PIXEL)).querySelector('img')?.decode()
  const empty = listen()
  show(empty.draw(''))
  expect([heard, empty.heard]).toEqual([[], []])
})

test('only a picture that is heard is drawn so', () => {
  expect(imageDefinition.heardBodies).toEqual({ load: 'told', error: 'told' })
  expect(Object.keys(imageDefinition.events)).toEqual(['load', 'error'])
})
