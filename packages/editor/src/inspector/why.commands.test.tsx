import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { setCondition, setOpen, setOverrides } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, Flexbox, formula, Page, recordsOf, Section, Text } from '@heddle/testing'
import type { Editor } from '../session/editor.ts'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { twoCards } from '../testing/two-cards.tsx'
import { boundPlaces, placeAt, showBoundPlace } from './bound-places.ts'
import { whyValue } from './why.commands.ts'

const id = (name: string): string => name.padEnd(16, '0')

function open(selected: string) {
  const store = createStore<DocumentRecord>(
    recordsOf(
      <Page id={id('home')} name="Home">
        <Section>
          <Flexbox id={id('list')} repeat={{ over: formula('[1]') as never }}>
            <Text id={id('bound')} text={formula('1 + 2')} condition={formula('true') as never} />
            <Text id={id('plain')}>Words</Text>
          </Flexbox>
        </Section>
      </Page>,
      { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
    ),
  )
  const session = {
    selection: signal([id(selected)]),
    language: signal('en'),
    screenId: signal('default'),
    inspectorTab: signal('style'),
    askedFormula: signal<unknown>(undefined),
    isOnlyHere: signal(false),
    looked: signal<{ readonly run: number; readonly step: number | undefined } | undefined>(undefined),
    askedWhy: signal(0),
  }
  const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
  const editor = { view: createDocumentView(store), definitions, session } as unknown as Editor
  return { editor, session }
}

test('why a value is what it is opens the formula of what is bound, and asked again the next one', () => {
  const { editor, session } = open('bound')
  expect(whyValue.when?.(editor)).toBe(true)
  whyValue.run(editor)
  expect(session.askedFormula.value).toEqual({ nodeId: id('bound'), label: 'Text', isLarge: true })
  expect(session.inspectorTab.value).toBe('settings')
  whyValue.run(editor)
  expect(session.askedFormula.value).toMatchObject({ label: 'Show when' })
  whyValue.run(editor)
  expect(session.askedFormula.value).toMatchObject({ label: 'Text' })
})

test('a repeat is asked for where its list is looked for, and nothing bound has nothing to ask', () => {
  const { editor, session } = open('list')
  whyValue.run(editor)
  expect(session.askedFormula.value).toMatchObject({ label: 'Over' })
  expect(whyValue.when?.(open('plain').editor)).toBe(false)
  session.selection.value = [id('list'), id('bound')]
  expect(whyValue.when?.(editor)).toBe(false)
})

test('styles, attributes, states, classes and links are asked for too, each where its row is', () => {
  const when = { type: 'f' as const, code: 'true' }
  const { editor, session } = open('plain')
  const node = editor.view.find('node', id('plain'))
  if (!node) throw new Error('There is no node.')
  const bound = {
    ...node,
    attributes: { id: 'a', 'data-x': when },
    styles: { default: { color: when }, 'default:hover': { opacity: when } },
    states: { 'when-a': { name: 'Late', condition: when, index: 'a0' } },
    classes: { [id('loud')]: 'a0' },
    classConditions: { [id('loud')]: when },
    link: { type: 'internal' as const, parameters: { page: when }, query: [{ name: 'q', value: when }] },
  }
  expect(
    boundPlaces(editor, bound).map(({ tab, label, style, classId }) =>
      [tab, label, style?.stateId ?? classId].filter(Boolean).join(' · '),
    ),
  ).toEqual([
    'settings · Parameter page',
    'settings · Value 1, Query',
    'settings · Value of data-x',
    'style · Colour · default',
    'style · Opacity · hover',
    'style · Holds when · when-a',
    `style · On when · ${id('loud')}`,
  ])
  expect(session.askedFormula.value).toBeUndefined()
})

test('of a link the formulas of the language on show are asked for, and lead to that language', () => {
  const when = { type: 'f' as const, code: "'x'" }
  const { editor, session } = open('plain')
  const node = editor.view.find('node', id('plain'))
  if (!node) throw new Error('There is no node.')
  const link = { type: 'mail' as const, href: when, languages: { xx: { type: 'external' as const, href: when } } }
  const labels = () => boundPlaces(editor, { ...node, link }).map(({ label, language }) => [label, language])
  expect(labels()).toEqual([['Mail address', undefined]])
  const place = placeAt(editor, { ...node, link }, ['link', 'languages', 'xx', 'href'])
  if (place) showBoundPlace(editor, place, false)
  expect(session.language.value).toBe('xx')
  expect(labels()).toEqual([['Address', 'xx']])
})

test('what an instance sets inside is asked for at the instance too, and opened where the element stands', () => {
  const editor = createTestEditor(twoCards)
  editor.session.pageId.value = id('home')
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  const bind = (view: DocumentView, ids: readonly string[]) =>
    setCondition(view, { ids, condition: { type: 'f', code: 'browser.isMobile' } })
  editor.change('Bind', setOverrides(editor.view, { ids: [id('first')], nodeIds: [id('label')], change: bind }))
  editor.session.selection.value = [id('first')]
  expect(whyValue.when?.(editor)).toBe(true)
  whyValue.run(editor)
  const { session } = editor
  expect([session.inside.value?.path, session.selection.value, session.isOnlyHere.value]).toEqual([
    [id('first')],
    [id('label')],
    true,
  ])
  expect(session.askedFormula.value).toEqual({ nodeId: id('first'), label: 'Show when', isLarge: true })
  expect(boundPlaces(editor, editor.view.find('node', id('label')) ?? expect.fail())).toMatchObject([{ inside: id('label') }])
})

test('while a step of a run is looked at its values are asked for, and nothing of what is selected', () => {
  const { editor, session } = open('plain')
  session.looked.value = { run: 1, step: undefined }
  expect(whyValue.when?.(editor)).toBe(false)
  session.looked.value = { run: 1, step: 0 }
  expect(whyValue.when?.(editor)).toBe(true)
  whyValue.run(editor)
  whyValue.run(editor)
  expect([session.askedWhy.value, session.askedFormula.value]).toEqual([2, undefined])
})
