import { expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { createDocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, Flexbox, Page, recordsOf, Section } from '@heddle/testing'
import { rule } from './one-main.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))

function find(children: ReactNode) {
  const records = recordsOf(
    <Page id="page000000000000" name="Home">
      {children}
    </Page>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
  const view = createDocumentView(createStore(records))
  return rule.find({ view, definitions, plugins: new Map() })
}

it('a page with one main part is as it should be, and so is one with nothing to skip', () => {
  expect(find(<Section tag="main" />)).toEqual([])
  expect(find([<Section key="a" tag="header" />, <Section key="b" tag="main" />])).toEqual([])
  expect(find([<Section key="a" />, <Section key="b" />])).toEqual([])
})

it('more than one is told, wherever they stand', () => {
  const inside = (
    <Section key="b">
      <Flexbox tag="main" />
    </Section>
  )
  expect(find([<Section key="a" tag="main" />, inside])).toMatchObject([
    {
      severity: 'warning',
      pageId: 'page000000000000',
      message: 'The page Home has more than one part with the tag Main content: it must be exactly one',
    },
  ])
})

it('beside a header or a footer one is missed, and a press makes the only section the one', () => {
  const [problem] = find([<Section key="a" tag="header" />, <Section key="b" id="hero000000000000" />])
  expect(problem).toMatchObject({ nodeId: 'hero000000000000', fix: { label: 'Make it the main content' } })
  expect(problem?.message).toContain('The page Home has no part with the tag Main content')
})

it('of several sections it is for a person to say which holds the content', () => {
  const [problem] = find([<Section key="a" />, <Section key="b" />, <Section key="c" tag="footer" />])
  expect(problem?.message).toContain('no part with the tag Main content')
  expect(problem?.fix).toBeUndefined()
})

it('a main part that is hidden is none', () => {
  expect(find([<Section key="a" tag="header" />, <Section key="b" tag="main" hidden />])).toHaveLength(1)
})
