import { afterEach, expect, it } from 'vitest'
import type { PluginRecord } from '@heddle/document'
import { functionCalls } from '@heddle/functions/calls'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { formula, Page, Section, Text } from '@heddle/testing'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'

let canvas: OpenCanvas | undefined
afterEach(() => {
  canvas?.close()
  canvas = undefined
})

const textOf = (id: string): string | null | undefined => canvas?.container.querySelector(`[data-node="${id}"]`)?.textContent

it('canvas-C22 dates are written in the favourite format, as soon as it is another one', async () => {
  canvas = await openCanvas(
    <Page id="page" name="Home">
      <Section id="hero">
        <Text id="day" text={formula("formatDate('2024-05-10T00:00:00.000Z')")} />
        <Text id="year" text={formula("formatDate('2024-05-10T00:00:00.000Z', 'YYYY')")} />
      </Section>
    </Page>,
    { functions: functionCalls, plugins: pluginDefinitions },
  )
  const plain = '2024-05-10T00:00:00+00:00'
  expect(textOf('day')).toBe(plain)
  const dates: PluginRecord = {
    id: 'dates00000000000',
    kind: 'plugin',
    name: 'Dates',
    namespace: 'dates',
    index: 'a0',
    settings: { publicData: { favoriteFormat: 'DD.MM.YYYY' } },
  }
  await canvas.ask({ type: 'diff', diff: { put: { [dates.id]: dates } } }, 'drawn')
  expect(textOf('day')).toBe('10.05.2024')
  const set = (from: string, to: string) => ({
    set: { [dates.id]: { 'settings/publicData/favoriteFormat': [from, to] as const } },
  })
  await canvas.ask({ type: 'diff', diff: set('DD.MM.YYYY', 'D MMMM') }, 'drawn')
  expect([textOf('day'), textOf('year')]).toEqual(['10 May', '2024'])
  await canvas.ask({ type: 'diff', diff: set('D MMMM', 'dd/mm/yyyy') }, 'drawn')
  expect(textOf('day')).toBe(plain)
})
