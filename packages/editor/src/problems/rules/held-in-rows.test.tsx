import { expect, it } from 'vitest'
import { setCondition, setRepeat } from '@heddle/document/operations'
import { Component, fixtureElement, Flexbox, formula, Instance, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './held-in-rows.ts'

const id = (name: string): string => name.padEnd(16, '0')
const Input = fixtureElement('form-input')
const rows = formula('[1, 2]')

function open() {
  const editor = createTestEditor(
    <>
      <Component id={id('card')} name="Card">
        <Flexbox id={id('box')}>
          <Input id={id('inside')} />
          <Text id={id('reader')} />
        </Flexbox>
      </Component>
      <Page id={id('home')} name="Home">
        <Section id={id('hero')}>
          <Flexbox id={id('list')}>
            <Input id={id('amount')} name="Amount" />
            <Text id={id('sum')} />
            <Instance id={id('one')} of={id('card')} />
          </Flexbox>
        </Section>
      </Page>
    </>,
  )
  const read = (node: string, held: string): void =>
    void editor.change(
      'Bind',
      setCondition(editor.view, { ids: [id(node)], condition: formula(`variables['${id(held)}-value'] !== ''`) }),
    )
  const repeat = (): void => void editor.change('Repeat', setRepeat(editor.view, { ids: [id('list')], repeat: { over: rows } }))
  const told = () => rule.find(editor).map(({ severity, nodeId, recordId, message }) => [severity, nodeId ?? recordId, message])
  return { read, repeat, told }
}

it('what stands in no repeat is read by its page and its component', () => {
  const { read, told } = open()
  read('sum', 'amount')
  read('reader', 'inside')
  read('hero', 'nobody')
  expect(told()).toEqual([])
})

it('a formula that reads what an element in a repeat holds is told, with where it is to be had', () => {
  const { read, repeat, told } = open()
  read('sum', 'amount')
  repeat()
  expect(told()).toEqual([
    [
      'warning',
      id('sum'),
      'A formula reads what “Amount” holds, which stands in a repeat: each row holds its own, and nothing is read. Take it from the event of “Amount”, or from a form in the row',
    ],
  ])
})

it('so is one of a component that stands in a repeat, by its name', () => {
  const { read, repeat, told } = open()
  read('reader', 'inside')
  repeat()
  expect(told().map(([severity, where]) => [severity, where])).toEqual([['warning', id('reader')]])
  expect(told()[0]?.[2]).toContain('“Card” stands in a repeat too')
})
