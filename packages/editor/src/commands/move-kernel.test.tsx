import { elementDefinitions } from '@heddle/elements/definitions'
import { createDocumentView } from '@heddle/document'
import { createStore } from '@heddle/store'
import { Button, fieldsOfDefinitions, Flexbox, Page, recordsOf, Section, Text } from '@heddle/testing'
import { expect, test } from 'vitest'
import { moveTarget } from './move-kernel.ts'

const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const fixture = (
  <Page id="page" name="Home">
    <Section id="hero">
      <Flexbox id="row">
        <Button id="one" />
        <Button id="two" />
        <Button id="three" />
      </Flexbox>
      <Text id="title">Hello</Text>
      <Text id="lead">World</Text>
    </Section>
    <Section id="below" />
  </Page>
)
const view = createDocumentView(createStore(recordsOf(fixture, { fieldsOf })))

test('up and down pass one sibling and stop at the ends', () => {
  expect(moveTarget(view, fieldsOf, ['two'], 'up')).toEqual({ parentId: 'row', slot: 'children', at: 0 })
  expect(moveTarget(view, fieldsOf, ['two'], 'down')).toEqual({ parentId: 'row', slot: 'children', at: 2 })
  expect(moveTarget(view, fieldsOf, ['one'], 'up')).toBeUndefined()
  expect(moveTarget(view, fieldsOf, ['three'], 'down')).toBeUndefined()
})

test('several siblings move as one', () => {
  expect(moveTarget(view, fieldsOf, ['one', 'two'], 'down')).toEqual({ parentId: 'row', slot: 'children', at: 1 })
  expect(moveTarget(view, fieldsOf, ['two', 'three'], 'up')).toEqual({ parentId: 'row', slot: 'children', at: 0 })
})

test('out lands behind the container, and nothing leaves the page', () => {
  expect(moveTarget(view, fieldsOf, ['two'], 'out')).toEqual({ parentId: 'hero', slot: 'children', at: 1 })
  expect(moveTarget(view, fieldsOf, ['below'], 'out')).toBeUndefined()
})

test('into goes to the end of the container before it, or of the one after it', () => {
  expect(moveTarget(view, fieldsOf, ['title'], 'into')).toEqual({ parentId: 'row', slot: 'children', at: 3 })
  expect(moveTarget(view, fieldsOf, ['lead'], 'into')).toBeUndefined()
  expect(moveTarget(view, fieldsOf, ['hero'], 'into')).toEqual({ parentId: 'below', slot: 'children', at: 0 })
})
