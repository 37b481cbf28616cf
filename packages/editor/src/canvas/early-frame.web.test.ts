import { afterEach, describe, expect, it } from 'vitest'
import { startFirstFrame, takeFirstFrame } from '../frame/first-frame.ts'
import { createFrameElement } from '../frame/frame-element.ts'
import { createCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { createEarlyFrame, placeFrame } from './early-frame.ts'

/** A document that tells the window each time it starts. */
const ADDRESS = `data:text/html,${encodeURIComponent('<!doctype html><script>parent.postMessage("started", "*")</script>')}`

let frame: CanvasFrame | undefined
let place: HTMLElement | undefined
let stop: AbortController | undefined
afterEach(() => {
  frame?.close()
  place?.remove()
  stop?.abort()
})

function countStarts(): () => number {
  let starts = 0
  stop = new AbortController()
  window.addEventListener('message', ({ data }) => (starts += data === 'started' ? 1 : 0), { signal: stop.signal })
  return () => starts
}

function makePlace(): HTMLElement {
  place = document.createElement('div')
  document.body.append(place)
  return place
}

function loaded(element: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
}

describe('a frame that loads before there is a place for it', () => {
  it('cannot be seen, and goes on with what it loaded once it is in its place', async () => {
    const starts = countStarts()
    frame = createEarlyFrame(ADDRESS)
    if (!frame) throw new Error('This browser moves no frames')
    const { element } = frame
    expect(getComputedStyle(element).visibility).toBe('hidden')
    await loaded(element)
    placeFrame(frame, makePlace())
    expect(element.parentElement).toBe(place)
    expect(getComputedStyle(element).visibility).toBe('visible')
    expect(element.style).toHaveLength(0)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(starts()).toBe(1)
    expect(frame.isGone.value).toBe(false)
  })
  it('is gone when it is closed, and leaves nothing behind', () => {
    frame = createEarlyFrame(ADDRESS)
    frame?.close()
    expect(frame?.isGone.value).toBe(true)
    expect(frame?.element.isConnected).toBe(false)
  })
})

describe('a frame that began to load before the editor', () => {
  it('is the one that the project is drawn in, and is not loaded again when it was complete before', async () => {
    const starts = countStarts()
    startFirstFrame(ADDRESS)
    const begun = document.querySelector('iframe')
    if (!begun) throw new Error('No frame has begun to load')
    await loaded(begun)
    frame = createEarlyFrame(ADDRESS)
    expect(frame?.element).toBe(begun)
    placeFrame(createCanvasFrame({ element: begun, onLoad: () => undefined }), makePlace())
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(starts()).toBe(1)
    expect(frame?.isGone.value).toBe(false)
  })
  it('is gone when it left its document before anybody took it: the project must not be handed to it', async () => {
    startFirstFrame(ADDRESS)
    const begun = document.querySelector('iframe')
    if (!begun) throw new Error('No frame has begun to load')
    await loaded(begun)
    const second = loaded(begun)
    begun.src = `${ADDRESS}<p>Elsewhere</p>`
    await second
    frame = createEarlyFrame(ADDRESS)
    expect(frame?.isGone.value).toBe(true)
  })
  it('is taken once: the next project has a frame of its own', () => {
    startFirstFrame(ADDRESS)
    frame = createEarlyFrame(ADDRESS)
    expect(takeFirstFrame()).toBeUndefined()
  })
})

describe('a frame that leaves its document', () => {
  it('is gone: another must take its place', async () => {
    frame = createCanvasFrame(createFrameElement(ADDRESS))
    const first = loaded(frame.element)
    placeFrame(frame, makePlace())
    await first
    expect(frame.isGone.value).toBe(false)
    const second = loaded(frame.element)
    frame.element.src = `${ADDRESS}<p>Elsewhere</p>`
    await second
    expect(frame.isGone.value).toBe(true)
  })
})
