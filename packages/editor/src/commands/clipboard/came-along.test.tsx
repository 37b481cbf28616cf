import { copyFragment, insertVariable, pasteFragment, setCondition } from '@heddle/document/operations'
import type { Fragment } from '@heddle/document/operations'
import { reverseDiff } from '@heddle/store'
import { Component, Flexbox, Instance, Page, Section, Text } from '@heddle/testing'
import { expect, test } from 'vitest'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { fieldsOf } from '../selection.ts'
import { cameAlong, isFromElsewhere, tellWhatCame } from './came-along.ts'

const id = (name: string): string => name.padEnd(16, '0')
const home = (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')} />
  </Page>
)
const withCard = (
  <>
    <Component id={id('card')} name="Card">
      <Flexbox id={id('box')}>
        <Text id={id('label')}>In a card</Text>
      </Flexbox>
    </Component>
    <Page id={id('home')} name="Home">
      <Section id={id('hero')}>
        <Instance of={id('card')} id={id('one')} />
      </Section>
    </Page>
  </>
)

/** A card that is shown while variables say so. */
function copied(names: readonly string[]): Fragment {
  const here = createTestEditor(withCard)
  for (const name of names)
    here.change('Add', insertVariable(here.view, { name, type: 'boolean', newId: () => id(name) } as never))
  const condition = { type: 'f', code: names.map((name) => `variables['${id(name)}']`).join(' && ') } as const
  here.change('When', setCondition(here.view, { ids: [id('one')], condition }))
  return { ...copyFragment(here.view, { ids: [id('one')] }), from: 'elsewhere' }
}

function paste(names: readonly string[]) {
  const there = createTestEditor(home)
  const fragment = copied(names)
  const target = { parentId: id('hero'), slot: 'children' }
  const again = () =>
    pasteFragment(there.view, { fragment, target, newId: there.newId, fieldsOf: fieldsOf(there), isFromElsewhere: true })
  const result = again()
  there.change('Paste', result)
  return { there, result, again, fragment }
}

test('an element that is pasted says what came along with it, and one step of undo takes it all back', () => {
  const { there, result } = paste(['open'])
  tellWhatCame(there, result, [])
  expect(there.session.notice.value).toEqual({ text: 'New in this project: open (variable), Card (component)', tone: 'info' })
  expect(there.view.find('node', id('label'))).toBeDefined()
  expect(there.labels).toEqual(['Paste'])
  there.store.apply(reverseDiff((result.ok && result.diff) || {}))
  expect([there.view.of('variable'), there.view.of('library-component'), there.view.of('node').length]).toEqual([[], [], 1])
})

test('pasted again it has all it uses, and nothing is said', () => {
  const { there, again } = paste(['open'])
  const second = again()
  tellWhatCame(there, second, [])
  expect(there.session.notice.value).toBeUndefined()
  expect(second.ok && Object.values(second.diff.put ?? {}).map(({ kind }) => kind)).toEqual(['node'])
})

test('of much that came along the first are named and the rest is counted', () => {
  const { result } = paste(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(cameAlong(result)).toHaveLength(7)
  expect(cameAlong(result).at(-1)).toBe('and 2 more')
  expect(cameAlong({ ok: false, issues: [] })).toEqual([])
})

test('what was copied in this project is not from elsewhere, nor what says nothing', () => {
  const { there, fragment } = paste(['open'])
  expect(isFromElsewhere(there, fragment)).toBe(true)
  expect(isFromElsewhere(there, { ...fragment, from: there.projectId })).toBe(false)
  const { from: _, ...older } = fragment
  expect(isFromElsewhere(there, older)).toBe(false)
})

test('secrets that are to be set and what is another one here are told as things to look at', () => {
  const { there, result } = paste(['open'])
  tellWhatCame(there, result, ['shopKey'], 'Card: pasted')
  expect(there.session.notice.value).toEqual({
    text: 'Card: pasted. New in this project: open (variable), Card (component). Secrets are not copied: set shopKey here, where the collection or the request is',
    tone: 'danger',
  })
})
