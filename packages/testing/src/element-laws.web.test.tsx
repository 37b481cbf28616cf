import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { ElementComponent } from '@heddle/kit/react'
import { HOSTILE_VALUES } from './hostile-values.ts'
import { openElement, type LiveElement } from './live-element.tsx'
import { publishedBinding } from './published-binding.ts'
import { watchPage, type WatchedPage } from './watch-page.ts'

/** Those that stand wherever somebody puts them. */
const elements = elementDefinitions
  .filter(({ parents }) => parents === undefined)
  .map((definition) => [definition.type, definition] as const)

let watched: WatchedPage
let opened: LiveElement | undefined
beforeEach(async () => {
  // Elements are drawn at the bottom: the pointer of a test before is on none.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
  watched = watchPage()
})
afterEach(async () => {
  await opened?.close()
  opened = undefined
  watched.stop()
})

describe('every element', () => {
  test.each(elements)('%s takes whatever comes late, and leaves nothing behind', async (type, definition) => {
    const example = elementExamples.find(({ node }) => node.element === type)?.node.props ?? {}
    const bound = Object.entries(definition.fields).flatMap(([name, field]) =>
      field.bindable ? [[name, field.default] as const] : [],
    )
    const atFirst = Object.fromEntries(bound.map(([name, value]) => [name, example[name] ?? value]))
    opened = await openElement({
      definition,
      component: elementComponents[type] as ElementComponent,
      props: { ...example, ...Object.fromEntries(bound.map(([name]) => [name, publishedBinding(name)])) },
      values: atFirst,
    })
    const { element, set, complaints, close } = opened
    const said = opened.said.length
    for (const [, given] of HOSTILE_VALUES) await set(Object.fromEntries(bound.map(([name]) => [name, given])))
    await set(atFirst)
    expect(element().isConnected).toBe(true)
    expect(complaints).toEqual([])
    expect(opened.said.slice(said).filter(({ name }) => name !== 'initValueChange')).toEqual([])
    opened = undefined
    await close()
    expect(watched.left()).toEqual([])
  })

  test.each(elements)('%s says nothing of its own accord when it is drawn', async (type, definition) => {
    opened = await openElement({ definition, component: elementComponents[type] as ElementComponent })
    expect(opened.said).toEqual([])
    expect(opened.complaints).toEqual([])
  })
})
