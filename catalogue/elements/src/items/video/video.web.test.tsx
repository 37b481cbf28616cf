import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Video } from './component.tsx'
import { videoDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: LiveElementOptions['props'] = {}) {
  opened = await openElement({
    definition: videoDefinition,
    component: Video as ElementComponent,
    css: `${elementStyles['video']}[data-element]{width:320px;height:180px}`,
    props,
  })
  const live = opened
  return { ...live, film: () => live.element().querySelector('video') ?? expect.fail('there is no film') }
}

test('it tells formulas and workflows what it does, the time four times a second at most', async () => {
  const { film, saidOf, variable, said } = await open()
  const tell = (name: string) => film().dispatchEvent(new Event(name))
  Object.defineProperty(film(), 'currentTime', { value: 12.5, writable: true })
  tell('play')
  expect([variable('isPlaying'), variable('currentTime'), saidOf('play')]).toEqual([true, 12.5, [{ value: 12.5 }]])
  for (let times = 0; times < 5; times += 1) tell('timeupdate')
  expect(saidOf('timeUpdate')).toEqual([{ value: 12.5 }])
  tell('pause')
  tell('ended')
  expect(variable('isPlaying')).toBe(false)
  expect(said.map(({ name }) => name)).toEqual(['play', 'timeUpdate', 'pause', 'end'])
})

test('a film that cannot be had is told, once', async () => {
  const { saidOf } = await open({ url: '/no-film.mp4' })
  await expect.poll(() => saidOf('error')).toEqual([{ code: 4 }])
})

test('workflows move, mute and speed it; what is no number moves nothing', async () => {
  const { film, run, saidOf } = await open()
  const times: number[] = []
  Object.defineProperty(film(), 'currentTime', {
    get: () => times.at(-1) ?? 0,
    set(to: number) {
      times.push(to)
    },
  })
  await run('seek', 7.25)
  await run('seek', -4)
  await run('seek', { there: true })
  expect(times).toEqual([7.25, 0])
  await run('mute')
  expect(film().muted).toBe(true)
  await expect.poll(() => saidOf('volumeChange')).toEqual([{ volume: 1, muted: true }])
  await run('unmute')
  expect(film().muted).toBe(false)
  await run('speed', 2)
  expect(film().playbackRate).toBe(2)
  await run('speed', 1000)
  expect(film().playbackRate).toBe(16)
  // There is nothing to play: the refusal is nobody's error.
  await run('play')
  await run('fullscreen')
})

test('a film of another site is not asked for before a press, then it is, and the button goes', async () => {
  const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('youtube-nocookie')).length
  const { element } = await open({ provider: 'youtube', address: 'M7lc1UVf-VE' })
  const [summary, frame] = ['summary', 'iframe'].map((name) => element().querySelector<HTMLElement>(name) ?? expect.fail(name))
  expect([frame?.checkVisibility(), asked(), summary?.offsetHeight]).toEqual([false, 0, 180])
  // Nothing of the other site is loaded for a test.
  frame?.setAttribute('src', 'about:blank')
  summary?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => frame?.offsetHeight).toBe(180)
  expect(summary?.checkVisibility()).toBe(false)
})

test('Twitch is told which site shows its film', async () => {
  const { element } = await open({ provider: 'twitch', address: 'https://www.twitch.tv/videos/1234567890' })
  const frame = () => element().querySelector('iframe')?.getAttribute('src')
  expect(frame()).toBe(`https://player.twitch.tv/?video=v1234567890&parent=${location.hostname}`)
})

test('a film tells once that it is ready, with its length, also when it was before the page was alive', async () => {
  const readyAs = (film: HTMLVideoElement | null, src: string) => {
    for (const [name, value] of Object.entries({ readyState: 1, duration: 12.5, currentSrc: src }))
      Object.defineProperty(film ?? {}, name, { value, configurable: true })
  }
  const { film, saidOf } = await open()
  readyAs(film(), '/rye.mp4')
  for (let times = 0; times < 2; times += 1) film().dispatchEvent(new Event('loadedmetadata'))
  readyAs(film(), '/wheat.mp4')
  film().dispatchEvent(new Event('loadedmetadata'))
  expect(saidOf('ready')).toEqual([{ duration: 12.5 }, { duration: 12.5 }])
  await opened?.close()
  opened = await openElement({
    definition: videoDefinition,
    component: Video as ElementComponent,
    before: (body) => readyAs(body.querySelector('video'), '/spelt.mp4'),
  })
  await expect.poll(() => opened?.saidOf('ready')).toEqual([{ duration: 12.5 }])
})

test('that the film fills the screen is told, and that it does not any more; so does the player of phones', async () => {
  const { film, saidOf } = await open()
  await userEvent.click(film())
  await film().requestFullscreen()
  await expect.poll(() => saidOf('fullscreen')).toEqual([{ isFull: true }])
  await document.exitFullscreen()
  await expect.poll(() => saidOf('fullscreen')).toEqual([{ isFull: true }, { isFull: false }])
  film().dispatchEvent(new Event('webkitbeginfullscreen'))
  film().dispatchEvent(new Event('webkitendfullscreen'))
  expect(saidOf('fullscreen').slice(2)).toEqual([{ isFull: true }, { isFull: false }])
})

test('of a film of another site it is told that its player has come', async () => {
  const { element, saidOf } = await open({ provider: 'youtube', address: 'M7lc1UVf-VE' })
  element().querySelector('iframe')?.dispatchEvent(new Event('load'))
  expect(saidOf('ready')).toEqual([{ duration: 0 }])
})

test('captions are set for films of this site only', () => {
  const isShown = (provider: string) => videoDefinition.fields.tracks.when?.({ provider })
  expect([isShown('file'), isShown('youtube')]).toEqual([true, false])
})
