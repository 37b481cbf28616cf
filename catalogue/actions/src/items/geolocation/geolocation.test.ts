import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives where the visitor is', async () => {
  const place = { coords: { latitude: 55.7, longitude: 37.6 }, timestamp: 1 }
  const { outcome } = await runAction(run, {}, { ports: { browser: { geolocation: () => Promise.resolve(place) } } })
  expect(outcome).toEqual(next(place))
})

it('fails on a device that cannot know', async () => {
  expect(await failureOf(run, {}, { ports: { browser: { hasGeolocation: () => false } } })).toBe('Geolocation is not available.')
})

it('fails when the visitor refuses', async () => {
  const geolocation = () => Promise.reject(new Error('User denied'))
  expect(await failureOf(run, {}, { ports: { browser: { geolocation } } })).toBe('Error while geolocation.')
})
