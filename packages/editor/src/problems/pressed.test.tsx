import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import {
  Button,
  fieldsOfDefinitions,
  fixtureElement,
  Flexbox,
  formula,
  LinkBlock,
  Page,
  recordsOf,
  Section,
  Text,
} from '@heddle/testing'
import { clickWorkflow } from '../testing/click-workflow.ts'
import { rule as nested } from './rules/nested-controls.ts'
import { rule as unnamed } from './rules/unnamed-control.ts'

const Icon = fixtureElement('icon')
const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const id = (name: string): string => name.padEnd(16, '0')
const there = { type: 'external', href: 'https://a.example' } as const

/** What a rule says of a page, as `node: message`. */
function said(rule: typeof nested, children: ReactNode, workflows: readonly DocumentRecord[] = []): readonly string[] {
  const records = recordsOf(
    <Page name="Home" title="Home">
      <Section>{children}</Section>
    </Page>,
    { fieldsOf },
  )
  const view = createDocumentView(createStore<DocumentRecord>([...records, ...workflows]))
  return rule
    .find({ view, definitions, plugins: new Map() })
    .map(({ nodeId, message }) => `${nodeId?.replaceAll('0', '')}: ${message}`)
}

describe('an icon that is pressed', () => {
  test('wants words, where a workflow hears it and where it is a link', () => {
    expect(
      said(
        unnamed,
        <>
          <Icon id={id('heard')} />
          <Icon id={id('cleared')} label="" />
          <Icon id={id('linked')} link={there} />
          <Icon id={id('opening')} link={{ type: 'open-popup' }} />
        </>,
        [clickWorkflow('heard'), clickWorkflow('cleared')],
      ),
    ).toEqual([
      'heard: It is pressed like a button, but without words: write an accessible label that says what a press does',
      expect.stringMatching(/^cleared: It is pressed/),
      'linked: A link without words: write an accessible label that says where it leads',
      expect.stringMatching(/^opening: A link/),
    ])
  })

  test('has words by its field, a formula, or an attribute of the builder', () => {
    expect(
      said(
        unnamed,
        <>
          <Icon id={id('field')} label="Call us" />
          <Icon id={id('bound')} label={formula("'Call us'")} />
          <Icon id={id('own')} attributes={{ 'ARIA-Label': 'Call us' }} />
          <Icon id={id('by')} attributes={{ 'aria-labelledby': 'x' }} link={there} />
        </>,
        ['field', 'bound', 'own'].map((name) => clickWorkflow(name)),
      ),
    ).toEqual([])
  })

  test('is decoration as long as nothing hears a press of it', () => {
    expect(
      said(
        unnamed,
        <>
          <Icon id={id('plain')} />
          <Icon id={id('off')} />
          <Icon id={id('idle')} />
          <Icon id={id('hovered')} />
          <Text id={id('text')}>Words</Text>
        </>,
        [
          clickWorkflow('off', { disabled: true }),
          clickWorkflow('idle', { firstAction: undefined, actions: {} }),
          clickWorkflow('hovered', { trigger: 'mouseenter' }),
          clickWorkflow('text'),
        ],
      ),
    ).toEqual([])
  })

  test('stands in no link or button, where screen readers pass it over', () => {
    const inside = (
      <>
        <LinkBlock id={id('block')} name="Card" link={there}>
          <Flexbox>
            <Icon id={id('heard')} label="Favourite" />
            <Icon label="Decoration" />
          </Flexbox>
        </LinkBlock>
        <Icon id={id('apart')} label="Favourite" />
      </>
    )
    expect(said(nested, inside, [clickWorkflow('heard'), clickWorkflow('apart')])).toEqual([
      expect.stringMatching(/^heard: A workflow hears presses of it inside “Card”/),
    ])
    expect(said(nested, inside)).toEqual([])
  })

  test('that is a link is told as links are, once', () => {
    const linked = (
      <LinkBlock name="Card" link={there}>
        <Icon id={id('linked')} label="Elsewhere" link={there} />
        <Button id={id('button')} />
      </LinkBlock>
    )
    expect(said(nested, linked, [clickWorkflow('linked')])).toEqual([
      expect.stringMatching(/^linked: It stands inside “Card”/),
      expect.stringMatching(/^button: It stands inside “Card”/),
    ])
  })
})
