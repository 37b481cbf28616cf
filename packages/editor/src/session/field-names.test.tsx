import { describe, expect, test } from 'vitest'
import { createDocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { NodeTemplate } from '@heddle/kit'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, fixtureElement, Flexbox, Page, recordsOf, Section } from '@heddle/testing'
import { freeFieldName, withFieldNames } from './field-names.ts'
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
            <Flexbox id={id('box')} />
            <Label id={id('label')} text="Your full-name!">
              <Input id={id('named')} fieldName="full_name" />
              <Input id={id('nameless')} />
            </Label>
            <Label id={id('fresh')} text="Label" />
            <Input fieldName="input" />
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
