import { afterEach, expect, test } from 'vitest'
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
