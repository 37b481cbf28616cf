import { describe, expect, test } from 'vitest'
import { createDocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { NodeTemplate } from '@heddle/kit'
import { copyFragment, duplicateNodes, pasteFragment } from '@heddle/document/operations'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, fixtureElement, Flexbox, Page, recordsOf, Section } from '@heddle/testing'
import { freeFieldName, withFieldNames, withFreeNames } from './field-names.ts'
import { insertablesOf } from './insertables.ts'

const Form = fixtureElement('form-container')
const Label = fixtureElement('label')
const Input = fixtureElement('form-input')
const id = (name: string): string => name.padEnd(16, '0')
const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const view = createDocumentView(
  createStore(
    recordsOf(
      <Page name="Home">
        <Section id={id('outside')}>
          <Form id={id('form')}>
            <Flexbox slot="formContent" id={id('box')} />
            <Label slot="formContent" id={id('label')} text="Your full-name!">
              <Input id={id('named')} fieldName="full_name" />
              <Input id={id('nameless')} />
            </Label>
            <Label slot="formContent" id={id('fresh')} text="Label" />
            <Input slot="formContent" fieldName="input" />
            <Input slot="formContent" id={id('numbered')} fieldName="line9" />
          </Form>
          <Form id={id('otherform')}>
            <Flexbox slot="formContent" id={id('other')} />
          </Form>
        </Section>
      </Page>,
      { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
    ),
  ),
)

const namesOf = ({ props, slots = {} }: NodeTemplate): readonly unknown[] => [
  ...(props?.['fieldName'] === undefined ? [] : [props['fieldName']]),
  ...Object.values(slots).flat().flatMap(namesOf),
]
const added = (item: string, parent: string) => {
  const { template, label } = insertablesOf(definitions).get(item) ?? expect.fail(item)
  return namesOf(withFieldNames({ view, definitions }, template, id(parent), label))
}

describe('a new input', () => {
  test('has no name outside of forms', () => expect(added('form-input', 'outside')).toEqual([]))

  test('in a form is called after what it is, by a name that is free', () => {
    expect(added('form-input', 'form')).toEqual(['input2'])
    expect(added('checkbox', 'box')).toEqual(['checkbox'])
  })

  test('in a label is called after what that says, unless it says nothing yet', () => {
    expect(added('form-input', 'label')).toEqual(['your_fullname'])
    expect(added('form-input', 'fresh')).toEqual(['input2'])
  })

  test('comes with a name where its label or form comes along, and keeps the one it has', () => {
    expect(added('label', 'form')).toEqual(['input2'])
    expect(added('form-container', 'outside')).toEqual(['name', 'email'])
  })
})

test('a field on a page can be given a name that no other one of its form has', () => {
  const free = (name: string) => freeFieldName({ view, definitions }, view.find('node', id(name)) ?? expect.fail(name))
  expect([free('named'), free('nameless')]).toEqual(['full_name2', 'your_fullname'])
})

describe('a copy of fields', () => {
  let made = 0
  const newId = () => id(`copy${(made += 1)}`)
  const fieldsOf = (type: string) => definitions.get(type)
  const namesAfter = (result: ReturnType<typeof duplicateNodes>) => {
    const named = withFreeNames({ view, definitions }, result)
    if (!named.ok) expect.fail(JSON.stringify(named.issues))
    return Object.values(named.diff.put ?? {}).flatMap((record) =>
      record.kind === 'node' ? [record.props['fieldName']?.['default']].filter((name) => name !== undefined) : [],
    )
  }
  const pasted = (ids: readonly string[], parentId: string) =>
    namesAfter(
      pasteFragment(view, {
        fragment: copyFragment(view, { ids: ids.map(id) }),
        target: { parentId: id(parentId), slot: 'children', at: 0 },
        newId,
        fieldsOf,
      }),
    )

  test('has names of its own in the same form, one after another', () => {
    expect(namesAfter(duplicateNodes(view, { ids: [id('named')], newId, fieldsOf }))).toEqual(['full_name2'])
    expect(namesAfter(duplicateNodes(view, { ids: [id('label'), id('numbered')], newId, fieldsOf }))).toEqual([
      'full_name2',
      'line10',
    ])
  })

  test('keeps its names where they are free, in no form, and with its form', () => {
    expect(pasted(['named'], 'other')).toEqual(['full_name'])
    expect(pasted(['named'], 'outside')).toEqual(['full_name'])
    expect(pasted(['form'], 'outside')).toEqual(['input', 'line9', 'full_name'])
  })

  test('that is refused stays refused', () => {
    const refused = duplicateNodes(view, { ids: [], newId, fieldsOf })
    expect(withFreeNames({ view, definitions }, refused)).toBe(refused)
  })
})
