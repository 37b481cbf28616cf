import { elementDefinitions } from '@heddle/elements/definitions'
import { createDocumentView } from '@heddle/document'
import { copyFragment, pasteFragment, type Target } from '@heddle/document/operations'
import { createStore } from '@heddle/store'
import { Component, createIds, fieldsOfDefinitions, Flexbox, Instance, Page, recordsOf, Section, Text } from '@heddle/testing'
import { expect, test } from 'vitest'
import { besideTargets, tryTargets } from '../insert/insert-targets.ts'
import { pasteTargets } from './paste-targets.ts'

const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const definitionOf = (type: string) => elementDefinitions.find((definition) => definition.type === type)
const id = (name: string) => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('title')}>Hello</Text>
      <Flexbox id={id('row')}>
        <Text id={id('inner')}>In the row</Text>
      </Flexbox>
      <Text id={id('last')}>Bye</Text>
    </Section>
  </Page>
)
const view = createDocumentView(createStore(recordsOf(fixture, { fieldsOf })))

/** Where a copy of a node lands: parent and position. */
function landing(copied: string, targets: readonly Target[]) {
  const fragment = copyFragment(view, { ids: [id(copied)] })
  const paste = (target: Target) => pasteFragment(view, { fragment, target, newId: createIds(3), fieldsOf })
  const target = targets.find((place) => paste(place).ok)
  return tryTargets(targets, paste).ok && target ? [target.parentId.replace(/0+$/, ''), target.at] : undefined
}
const pasted = (copied: string, selected: string | undefined, own: readonly string[] = [copied]) =>
  landing(
    copied,
    pasteTargets(view, definitionOf, {
      rootId: id('page'),
      selected: selected === undefined ? undefined : id(selected),
      own: own.map(id),
    }),
  )
const beside = (copied: string, selected: string) => landing(copied, besideTargets(view, id(selected)))

test('a paste goes into the selected container, also when it holds something', () => {
  expect(pasted('title', 'row')).toEqual(['row', undefined])
  expect(pasted('title', 'hero')).toEqual(['hero', undefined])
})

test('what takes nothing in gets the paste beside it', () => {
  expect(pasted('title', 'last')).toEqual(['hero', 3])
})

test('a copy goes beside what was copied and beside the copy before it, not into them', () => {
  expect(pasted('row', 'row')).toEqual(['hero', 2])
  expect(pasted('title', 'row', ['title', 'row'])).toEqual(['hero', 2])
})

test('with nothing selected a paste goes to the end of the page', () => {
  expect(pasted('title', undefined)).toEqual(['hero', undefined])
})

test('what would put a component into itself is refused with that reason, not placed elsewhere', () => {
  const inComponent = createDocumentView(
    createStore(
      recordsOf(
        [
          <Component key="card" id={id('card')} name="Card">
            <Flexbox id={id('box')} />
          </Component>,
          <Page key="page" id={id('page')} name="Home">
            <Section id={id('hero')}>
              <Instance id={id('first')} of={id('card')} />
            </Section>
          </Page>,
        ],
        { fieldsOf },
      ),
    ),
  )
  const fragment = copyFragment(inComponent, { ids: [id('first')] })
  const targets = pasteTargets(inComponent, definitionOf, { rootId: id('card'), selected: id('box'), own: [] })
  const tried: Target[] = []
  const result = tryTargets(targets, (target) => {
    tried.push(target)
    return pasteFragment(inComponent, { fragment, target, newId: createIds(3), fieldsOf })
  })
  expect(result.ok || result.issues.map(({ message }) => message)).toEqual(['A component cannot be placed inside itself'])
  expect(tried).toHaveLength(1)
})

test('pasting beside never goes into the selected container', () => {
  expect(beside('title', 'row')).toEqual(['hero', 2])
  expect(beside('hero', 'inner')).toEqual(['page', 1])
})
