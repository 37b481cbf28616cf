import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elementBodies, SAID_AT_FIRST } from './element-bodies.ts'
import { HOSTILE_VALUES } from './hostile-values.ts'
import { openElement, type LiveElement } from './live-element.tsx'
import { publishedBinding } from './published-binding.ts'
import { watchPage, type WatchedPage } from './watch-page.ts'

const bodies = elementBodies.map((body) => [body.name, body] as const)

let watched: WatchedPage
let opened: LiveElement | undefined
// Elements are drawn at the bottom: the pointer of a test before is on none.
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }))
beforeEach(() => {
  watched = watchPage()
})
afterEach(async () => {
  await opened?.close()
  opened = undefined
  watched.stop()
})

describe('every body of every element', () => {
  test.each(bodies)('%s takes whatever comes late, and leaves nothing behind', async (_, { definition, component, example }) => {
    const { props = {} } = example
    const bound = Object.entries(definition.fields).flatMap(([name, field]) =>
      field.bindable ? [[name, field.default] as const] : [],
    )
    const atFirst = Object.fromEntries(bound.map(([name, value]) => [name, props[name] ?? value]))
    opened = await openElement({
      definition,
      component,
      props: { ...props, ...Object.fromEntries(bound.map(([name]) => [name, publishedBinding(name)])) },
      values: atFirst,
    })
    const { element, set, complaints, close } = opened
    const said = opened.said.length
    for (const [, given] of HOSTILE_VALUES) await set(Object.fromEntries(bound.map(([name]) => [name, given])))
    await set(atFirst)
    expect(element().isConnected).toBe(true)
    expect(complaints).toEqual([])
    expect(opened.said.slice(said).filter(({ name }) => name !== 'initValueChange' && !SAID_AT_FIRST.has(name))).toEqual([])
    opened = undefined
    await close()
    await expect.poll(watched.left).toEqual([])
  })

  test.each(bodies)('%s says nothing of its own accord when it is drawn', async (_, { definition, component }) => {
    opened = await openElement({ definition, component })
    expect(opened.said.filter(({ name }) => !SAID_AT_FIRST.has(name))).toEqual([])
    expect(opened.complaints).toEqual([])
  })
})
