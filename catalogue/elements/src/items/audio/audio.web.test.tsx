import { afterEach, describe, expect, test } from 'vitest'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { Audio } from './component.tsx'
import { audioDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

test('another recording is another player, and what is bound to be muted is no news', async () => {
  const live = await openElement({
    definition: audioDefinition,
    component: Audio as ElementComponent,
    props: { url: publishedBinding('url'), muted: publishedBinding('muted'), preload: 'none' },
    values: { url: '', muted: false },
  })
  opened = live
  const player = () => live.element().querySelector('audio') ?? expect.fail('there is no player')
  const before = player()
  await live.set({ muted: true })
  expect(player()).toBe(before)
  expect(player().muted).toBe(true)
  await live.set({ url: '/other.mp3' })
  expect(player()).not.toBe(before)
  expect(live.saidOf('volumeChange')).toEqual([])
})

test('its end is told, and nothing of a page that is not alive', async () => {
  opened = await openElement({ definition: audioDefinition, component: Audio as ElementComponent })
  expect(opened.said).toEqual([])
  opened.element().querySelector('audio')?.dispatchEvent(new Event('ended'))
  expect(opened.saidOf('end')).toEqual([{ value: 0 }])
  expect(opened.variable('isPlaying')).toBe(false)
})

describe('a recording that cannot be had is told, once', () => {
  const broken = { url: '/no-recording.mp3' }

  test('when it fails while the page is alive', async () => {
    const live = await openElement({
      definition: audioDefinition,
      component: Audio as ElementComponent,
      props: { url: publishedBinding('url') },
      values: { url: '' },
    })
    opened = live
    expect(live.saidOf('error')).toEqual([])
    await live.set(broken)
    await expect.poll(() => live.saidOf('error')).toEqual([{ code: 4 }])
  })

  test('when it had failed before the page was alive', async () => {
    opened = await openElement({
      definition: audioDefinition,
      component: Audio as ElementComponent,
      props: { preload: 'none' },
      before: (body) => void Object.defineProperty(body.querySelector('audio') ?? expect.fail(), 'error', { value: { code: 2 } }),
    })
    expect(opened.saidOf('error')).toEqual([{ code: 2 }])
    // Its event may come while the page comes alive.
    opened.element().querySelector('audio')?.dispatchEvent(new Event('error'))
    expect(opened.saidOf('error')).toEqual([{ code: 2 }])
  })
})
