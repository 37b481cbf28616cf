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
  Instance,
  Page,
  recordsOf,
  Section,
  Text,
} from '@heddle/testing'
import { rule as headerContent } from './rules/header-content.ts'
import { rule as headingOrder } from './rules/heading-order.ts'

const Accordion = fixtureElement('accordion')
const Icon = fixtureElement('icon')
const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const id = (name: string): string => name.padEnd(16, '0')
const there = { type: 'external', href: 'https://a.example' } as const

/** What a rule says of a page, as `node: message`. */
function said(rule: typeof headerContent, children: ReactNode, more: readonly DocumentRecord[] = []): readonly string[] {
  const records = recordsOf(
    <>
      <Component id={id('card')} name="Card">
        <Flexbox>
          <Button />
        </Flexbox>
      </Component>
      <Page name="Home" title="Home">
        <Section>{children}</Section>
      </Page>
    </>,
    { fieldsOf },
  )
  const view = createDocumentView(createStore<DocumentRecord>([...records, ...more]))
  return rule
    .find({ view, definitions, plugins: new Map() })
    .map(({ nodeId, message }) => `${nodeId?.replaceAll('0', '')}: ${message}`)
}

test('a header of an accordion takes what stands in a line: blocks are told, in either header and however far inside', () => {
  const header = (
    <Flexbox id={id('row')} slot="toggleLayout">
      <Icon />
      <Text id={id('words')} tag="span">
        Question
      </Text>
      <Text id={id('paragraph')}>More</Text>
    </Flexbox>
  )
  const open = (
    <Text id={id('title')} slot="activeToggleLayout" tag="h3">
      Question
    </Text>
  )
  const content = (
    <Flexbox slot="contentLayout">
      <Text>Answer</Text>
      <Button />
    </Flexbox>
  )
  expect(
    said(
      headerContent,
      <Accordion name="Delivery">
        {header}
        {open}
        {content}
      </Accordion>,
    ),
  ).toEqual([
    'row: It is a block (div) in the header of “Delivery”, where HTML takes what stands in a line: choose the tag span',
    expect.stringMatching(/^paragraph: It is a block \(p\)/),
    expect.stringMatching(/^title: It is a block \(h3\).* and the level by Heading of “Delivery”$/),
  ])
})

test('links and buttons in a header are told, and what a workflow makes a button', () => {
  const onIcon: DocumentRecord = {
    id: id('hears'),
    kind: 'workflow',
    name: 'Like',
    folder: '',
    index: 'a0',
    ownerId: id('heard'),
    trigger: 'click',
    parameters: [],
    firstAction: id('act'),
    actions: { [id('act')]: { type: 'return', args: {} } },
  }
  const header = (
    <>
      <Flexbox tag="span" slot="toggleLayout">
        <Text id={id('link')} tag="span" link={there}>
          Elsewhere
        </Text>
        <Button id={id('button')} />
      </Flexbox>
      <Text id={id('by-tag')} slot="toggleLayout" tag="button">
        Press
      </Text>
      <Icon id={id('heard')} slot="toggleLayout" label="Like" />
      <Icon slot="toggleLayout" label="Decoration" />
    </>
  )
  const control = 'It stands in the header of “Accordion”, which is pressed as a whole'
  expect(said(headerContent, <Accordion>{header}</Accordion>, [onIcon])).toEqual(
    ['link', 'button', 'by-tag', 'heard'].map((name) => expect.stringMatching(`^${name}: ${control}`)),
  )
})

test('what a component draws in a header, and what stands elsewhere, is left alone', () => {
  expect(
    said(
      headerContent,
      <>
        <Accordion>
          <Instance of={id('card')} slot="toggleLayout" />
        </Accordion>
        <Text>Words</Text>
      </>,
    ),
  ).toEqual([])
})

test('the heading of an accordion is one of the headings of its page', () => {
  const page = (heading?: string) => (
    <>
      <Text tag="h1">Help</Text>
      <Accordion id={id('accordion')} {...(heading && { heading })} />
      <Text id={id('after')} tag="h3">
        After
      </Text>
    </>
  )
  expect(said(headingOrder, page('h4'))).toEqual([expect.stringMatching(/^accordion: /)])
  expect(said(headingOrder, page('h2'))).toEqual([])
  expect(said(headingOrder, page('none'))).toEqual([expect.stringMatching(/^after: /)])
})
