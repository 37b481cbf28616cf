import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import {
  Button,
  Component,
  fieldsOfDefinitions,
  fixtureElement,
  Flexbox,
  formula,
  Instance,
  Page,
  recordsOf,
  Section,
  Text,
} from '@heddle/testing'
import { clickWorkflow } from '../testing/click-workflow.ts'
import { formSentBy } from './forms.ts'
import { rules } from './rules.gen.ts'
import { findProblems } from './watch-problems.ts'

const Icon = fixtureElement('icon')
const Form = fixtureElement('form-container')
const Input = fixtureElement('form-input')
const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const id = (name: string): string => name.padEnd(16, '0')

/** What the panel says of a page, as `node: message`. */
function problemsOf(children: ReactNode, more: readonly DocumentRecord[] = []): readonly string[] {
  const records = recordsOf(
    <>
      <Component id={id('sender')} name="Sender">
        <Flexbox>
          <Button buttonType="submit" />
          <Input fieldName="email" />
        </Flexbox>
      </Component>
      <Component id={id('contact')} name="Contact">
        <Form id={id('inner')}>
          <Button buttonType="submit" />
        </Form>
      </Component>
      <Page name="Home" title="Home">
        <Section>{children}</Section>
      </Page>
    </>,
    { fieldsOf },
  )
  const view = createDocumentView(createStore<DocumentRecord>([...records, ...more]))
  return findProblems(rules, { view, definitions, plugins: new Map() }).map(
    ({ nodeId, message }) => `${nodeId?.replaceAll('0', '')}: ${message}`,
  )
}

const send = <Button id={id('send')} buttonType="submit" />
const missing = ['form: Submit button missing!']

test.each([
  { has: 'none', inside: null, said: missing },
  { has: 'a button of another type', inside: <Button />, said: missing },
  { has: 'a link', inside: <Button buttonType="submit" link={{ type: 'external', href: 'https://a.example' }} />, said: missing },
  { has: 'one', inside: send, said: [] },
  { has: 'one that is shown at times', inside: <Button buttonType="submit" condition={formula('false')} />, said: [] },
  { has: 'one whose type a formula says', inside: <Button buttonType={formula("'submit'")} />, said: [] },
  { has: 'one further inside', inside: <Flexbox>{send}</Flexbox>, said: [] },
  { has: 'one in a component', inside: <Instance of={id('sender')} />, said: [] },
])('S5-15 a form must have a submit button: $has', ({ inside, said }) =>
  expect(problemsOf(<Form id={id('form')}>{inside}</Form>)).toEqual(said),
)

test('two fields of one name in a form are told and those without one, not those of other forms', () => {
  expect(
    problemsOf(
      <>
        <Form>
          <Input fieldName="email" />
          <Input id={id('nameless')} />
          <Flexbox>
            <Input id={id('second')} fieldName="email" />
          </Flexbox>
          <Instance id={id('instance')} of={id('sender')} />
        </Form>
        <Form>
          <Input fieldName="email" />
          {send}
        </Form>
      </>,
    ),
  ).toEqual([
    expect.stringMatching(/^nameless: It has no field name/),
    expect.stringMatching(/^second: Another field of this form is called “email” too/),
    expect.stringMatching(/^instance: Another field/),
  ])
})

test('a form in a form is told once, one that a component brings along too', () => {
  expect(
    problemsOf(
      <Form name="Order">
        {send}
        <Form id={id('middle')}>
          <Form id={id('deep')} />
        </Form>
        <Instance id={id('instance')} of={id('contact')} />
      </Form>,
    ),
  ).toEqual(['middle', 'deep', 'instance'].map((name) => expect.stringMatching(`^${name}: It stands inside the form “Order”`)))
})

test('what runs at a press is reached by keyboard too: by a control, a link, or an attribute of the builder', () => {
  const names = ['bare', 'holding', 'linked', 'own', 'control', 'instance', 'off', 'idle', 'hovered', 'twice', 'icon', 'boxed']
  const more: Record<string, object> = {
    off: { disabled: true },
    idle: { firstAction: undefined, actions: {} },
    hovered: { trigger: 'mouseenter' },
    twice: { trigger: 'dblclick' },
  }
  const link = { type: 'external', href: 'https://a.example' } as const
  expect(
    problemsOf(
      <>
        <Flexbox id={id('bare')}>
          <Text>Rye</Text>
        </Flexbox>
        <Flexbox id={id('holding')}>
          <Flexbox>
            <Button />
          </Flexbox>
        </Flexbox>
        <Flexbox id={id('linked')}>
          <Text link={link}>Wheat</Text>
        </Flexbox>
        <Text id={id('own')} attributes={{ TabIndex: '0' }}>
          Oats
        </Text>
        <Button id={id('control')} />
        <Icon id={id('icon')} />
        <Flexbox id={id('boxed')}>
          <Icon />
        </Flexbox>
        <Instance id={id('instance')} of={id('contact')} />
        {['off', 'idle', 'hovered', 'twice'].map((name) => (
          <Text key={name} id={id(name)}>
            {name}
          </Text>
        ))}
      </>,
      names.map((name) => clickWorkflow(name, more[name])),
    ),
  ).toEqual([
    expect.stringMatching(/^bare: The workflow “on bare” runs at a press, and no key comes here/),
    // An icon is a button where it is pressed itself.
    expect.stringMatching(/^boxed: /),
    expect.stringMatching(/^icon: It is pressed like a button, but without words/),
  ])
})

test('S5-40 a workflow that runs at a press on a submit button is warned of, others are not', () => {
  const workflow = (name: string, ownerId: string, trigger: string): DocumentRecord => ({
    id: id(name),
    kind: 'workflow',
    name,
    folder: '',
    index: 'a0',
    ownerId: id(ownerId),
    trigger,
    parameters: [],
    actions: {},
  })
  const form = (
    <Form id={id('form')}>
      {send}
      <Button id={id('other')} />
    </Form>
  )
  const workflows = [
    workflow('pressed', 'send', 'click'),
    workflow('hovered', 'send', 'mouseenter'),
    workflow('sent', 'form', 'submit'),
    workflow('another', 'other', 'click'),
    workflow('lost', 'gone', 'click'),
  ]
  expect(problemsOf(form, workflows)).toEqual([expect.stringMatching(/^send: pressed runs at each press of a submit button/)])
})

const Label = fixtureElement('label')
const unreached =
  'It names no field that it can reach: choose a field on the same page or in the same component, and in the same rows'
const rows = { over: formula('[1, 2]') }

test.each([
  { names: 'a field beside it', inside: <Input id={id('field')} />, said: [] },
  {
    names: 'a field in a box',
    inside: (
      <Flexbox>
        <Input id={id('field')} />
      </Flexbox>
    ),
    said: [],
  },
  { names: 'what is no field', inside: <Flexbox id={id('field')} />, said: [unreached] },
  {
    names: 'a field of rows',
    inside: (
      <Flexbox repeat={rows}>
        <Input id={id('field')} />
      </Flexbox>
    ),
    said: [unreached],
  },
])('a label that names $names', ({ inside, said }) => {
  const about = problemsOf(
    <>
      <Label id={id('label')} for={id('field')} />
      {inside}
    </>,
  ).filter((problem) => problem.startsWith('label'))
  expect(about).toEqual(said.map((message) => `label: ${message}`))
})

test('a label and a field in the same rows are no problem', () => {
  const inside = (
    <Flexbox repeat={rows}>
      <Label id={id('label')} for={id('field')} />
      <Input id={id('field')} />
    </Flexbox>
  )
  expect(problemsOf(inside)).toEqual([])
})

test('a form that a button elsewhere names is sent by it', () => {
  const form = <Form id={id('form')} />
  expect(
    problemsOf(
      <>
        {form}
        <Button buttonType="submit" form={id('form')} />
      </>,
    ),
  ).toEqual([])
  expect(
    problemsOf(
      <>
        {form}
        <Button buttonType="reset" form={id('form')} />
      </>,
    ),
  ).toEqual(missing)
  const inRows = (
    <Flexbox repeat={rows}>
      <Button id={id('send')} buttonType="submit" form={id('form')} />
    </Flexbox>
  )
  const unreachedForm =
    'It names no form that it can reach: choose a form on the same page or in the same component, and in the same rows'
  expect(
    problemsOf(
      <>
        {form}
        {inRows}
      </>,
    ).toSorted(),
  ).toEqual([...missing, `send: ${unreachedForm}`])
})

test('what a button sends is the form that it names, else the outermost around it', () => {
  const records = recordsOf(
    <Page name="Home">
      <Section>
        <Form id={id('outer')}>
          <Form id={id('inner')}>
            <Button id={id('inside')} buttonType="submit" />
            <Button id={id('naming')} buttonType="submit" form={id('other')} />
          </Form>
        </Form>
        <Form id={id('other')} />
        <Button id={id('alone')} buttonType="submit" />
        <Button id={id('lost')} buttonType="submit" form={id('gone')} />
      </Section>
    </Page>,
    { fieldsOf },
  )
  const view = createDocumentView(createStore<DocumentRecord>(records))
  const formOf = (name: string) => formSentBy(view.find('node', id(name)) ?? expect.fail(name), { view, definitions })?.id
  expect(['inside', 'naming', 'alone', 'lost'].map(formOf)).toEqual([id('outer'), id('other'), undefined, undefined])
})
