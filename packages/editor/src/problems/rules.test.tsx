import { describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { blankNode, createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { defineElement, definePlugin, list, reference, text, type PluginDefinition } from '@heddle/kit'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createStore } from '@heddle/store'
import {
  Button,
  fieldsOfDefinitions,
  fixtureElement,
  Flexbox,
  formula,
  Image,
  Instance,
  LinkBlock,
  Page,
  recordsOf,
  Section,
  Text,
} from '@heddle/testing'
import { rules } from './rules.gen.ts'
import { rule as popupValueGone } from './rules/popup-value-gone.ts'
import { findProblems } from './watch-problems.ts'

const label = (en: string) => ({ label: { en } })
const backend: PluginDefinition = definePlugin({
  namespace: 'backend',
  ...label('Backend'),
  description: { en: 'Rows of a server' },
  icon: 'database',
  settings: { public: { fields: { url: text(label('Address')) }, required: ['url'] } },
  source: {
    collection: { fields: { table: text(label('Table')) }, required: ['table'] },
    native: ['filter'],
    operators: ['$eq'],
  },
  actions: { insert: { ...label('Insert'), fields: { table: text(label('Table')) }, required: ['table'] } },
})
const record = (namespace: string, publicData = {}): DocumentRecord => ({
  id: namespace.padEnd(16, '0'),
  kind: 'plugin',
  name: namespace,
  namespace,
  index: 'a0',
  settings: { publicData },
})

/** A collection whose rows a plugin gives. */
const rows = (id: string, pluginId: string, more: object): DocumentRecord => ({
  id: id.padEnd(16, '0'),
  kind: 'collection',
  name: id,
  folder: '',
  index: 'a0',
  mode: 'dynamic',
  type: 'collection',
  pluginId: pluginId.padEnd(16, '0'),
  config: {},
  ...more,
})

const probe = defineElement({
  type: 'probe',
  label: { en: 'Probe' },
  icon: 'square',
  group: 'basics',
  fields: {
    total: reference({ ...label('Total'), to: 'variable' }),
    rows: list({ ...label('Rows'), item: { text: text(label('Text')), page: reference({ ...label('Page'), to: 'page' }) } }),
  },
  supports: [],
})
const Probe = fixtureElement('probe')
const Select = fixtureElement('select')
const Radio = fixtureElement('radio-group')
const Boxes = fixtureElement('checkbox-group')
const Dates = fixtureElement('date-picker')
const Input = fixtureElement('form-input')
const definitions = new Map([...elementDefinitions, probe].map((definition) => [definition.type, definition]))
const plugins = new Map([...pluginDefinitions, backend].map((plugin) => [plugin.namespace, plugin]))
const fieldsOf = fieldsOfDefinitions([...elementDefinitions, probe])

/** What the panel says of a page, as `severity: message`. */
function problemsOf(children: ReactNode, more: readonly DocumentRecord[] = []): readonly string[] {
  const records = recordsOf(
    <Page name="Home" title="Home">
      <Section name="Top">{children}</Section>
    </Page>,
    { fieldsOf },
  )
  const view = createDocumentView(createStore<DocumentRecord>([...records, ...more]))
  return findProblems(rules, { view, definitions, plugins }).map(({ severity, message }) => `${severity}: ${message}`)
}

describe('the problems panel', () => {
  test('finds nothing on a sound page', () => {
    expect(
      problemsOf(
        <>
          <Text tag="h1">Tours</Text>
          <Text tag="h2">Norway</Text>
          <Image alt="A fjord" />
          <Button link={{ type: 'external', href: 'https://example.org' }} />
        </>,
      ),
    ).toEqual([])
  })

  test('says where a formula cannot be read, and stops publishing', () => {
    const [problem] = problemsOf(<Text text={formula('1 +')} />)
    expect(problem).toMatch(/^error: .*Unexpected end of formula/)
  })

  test('doubts a first value that no option has exactly, and says which it has instead', () => {
    const options = [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ]
    expect(problemsOf(<Select options={options} value={1} />)).toEqual([
      'warning: Initial value is 1, where the option has "1": write the same',
    ])
    expect(problemsOf(<Radio options={['S', 'M']} value="XL" />)).toEqual([
      'warning: Initial value is "XL", which no option has as its value: it stands for itself',
    ])
    expect(problemsOf(<Boxes options={[{ code: 4 }]} valueField="code" value={[4, 5]} />)).toEqual([
      expect.stringContaining('is 5, which no option has'),
    ])
    // It is there, what is new may be made, or nothing is known of the options.
    expect(
      problemsOf(
        <>
          <Select options={options} value="2" />
          <Select options={options} value="3" allowCreation />
          <Select options={formula('variables.sizes')} value="XL" />
          <Radio value="" />
        </>,
      ),
    ).toEqual([])
  })

  test('doubts dates that cannot be read, of the kind that is asked for', () => {
    const noDate = 'cannot be read as a date, so it counts as none: write it as 2026-11-23, 2026-11-23T09:30Z or 09:30'
    expect(
      problemsOf(
        <>
          <Dates dateMode="date" initValueSingle="23.11.2026" minDate="2026-02-30" maxDate="2026-12" />
          <Dates selectionMode="multi" dateMode="date" initValueMulti={['2026-11-23', 'soon']} />
          <Input type="date" value="tomorrow" maxDate="2026-12-31T10:00Z" />
          <Input type="time" value="9:30" />
        </>,
      ),
    ).toEqual([
      `warning: Initial value ${noDate}`,
      `warning: First date ${noDate}`,
      `warning: Initial values ${noDate}`,
      'warning: Initial value cannot be read as a day, so it counts as none: write it as 2026-11-23',
      'warning: Initial value cannot be read as a time, so it counts as none: write it as 09:30 or 09:30:15',
    ])
    // What is not asked for in this kind of field is nobody's mistake.
    expect(problemsOf(<Input type="text" value="tomorrow" minDate="soon" />)).toEqual([])
    expect(problemsOf(<Dates dateMode="time" initValueSingle="09:30" />)).toEqual([])
  })

  test('says where a formula inside of a list cannot be read', () => {
    const [problem, ...others] = problemsOf(<Probe rows={[{ text: 'A' }, { text: formula('1 +') }]} />)
    expect(problem).toMatch(/^error: The formula of rows cannot be read: .*Unexpected end of formula/)
    expect(others).toEqual([])
  })

  test('says where a formula of the project, of a component or of a collection cannot be read', () => {
    const place = { folder: '', index: 'a0' } as const
    expect(
      problemsOf(<Text tag="h1">Hi</Text>, [
        { ...place, id: 'tax0000000000000', kind: 'formula', name: 'tax', parameters: [], code: 'net *' },
        rows('orders', 'none', {
          pluginId: undefined,
          filter: { conditions: [{ field: 'a', operator: '$eq', value: formula('1 +') }] },
        }),
        {
          ...place,
          id: 'card000000000000',
          kind: 'library-component',
          name: 'Card',
          type: 'component',
          rootElementId: 'root000000000000',
          configuration: {},
          formulas: { f100000000000000: { name: 'total', parameters: [], code: '(' } },
        },
      ]),
    ).toEqual(
      ['tax', 'orders', 'Card › total'].map((name) => `error: The formula of ${name} cannot be read: Unexpected end of formula`),
    )
  })

  test('says which formula reads a variable of an instance that is gone, or that is not shown any more', () => {
    const [ship, cost, none] = ['ship000000000000', 'cost000000000000', 'none000000000000']
    const place = { folder: '', index: 'a0' } as const
    const card = (isExposed: boolean): DocumentRecord => ({
      ...place,
      id: 'card000000000000',
      kind: 'library-component',
      name: 'Card',
      type: 'component',
      rootElementId: 'root000000000000',
      configuration: {},
      variables: { [cost]: { name: 'cost', type: 'number', ...(isExposed && { isExposed: true as const }) } },
    })
    const reading = (instance: string, variable: string, component: DocumentRecord) =>
      problemsOf(
        <>
          <Text tag="h1" text={formula(`variables['${instance}-${variable}'] + 1`)} />
          <Instance id={ship} of="card000000000000" />
        </>,
        [component],
      ).filter((problem) => problem.includes('formula'))
    expect(reading(ship, cost, card(true))).toEqual([])
    expect(reading(ship, cost, card(false))).toEqual([
      'warning: A formula reads “cost”, which the component “Card” does not show outside: show it, or read another one',
    ])
    expect(reading(ship, none, card(true))).toEqual([
      'warning: A formula reads a variable that the component “Card” does not have any more: read another one',
    ])
    expect(reading(none, cost, card(true))).toEqual([
      'warning: A formula reads a variable of an instance that does not exist any more: read another one',
    ])
  })

  test('says what an instance sets for an element that its component does not open, and takes it away', () => {
    const card = 'card000000000000'
    const overrides = { title00000000000: { props: { text: { en: 'Mine' } } } }
    const inside = (isOpen: boolean): DocumentRecord => ({
      ...blankNode('title00000000000', 'text', { parentId: card, slot: 'root', index: 'a0' }),
      ...(isOpen && { isOpen: true as const }),
    })
    const component = {
      id: card,
      kind: 'library-component',
      name: 'Card',
      folder: '',
      index: 'a0',
      type: 'component',
      rootElementId: 'title00000000000',
      configuration: {},
    } as const
    const instance: DocumentRecord = {
      ...blankNode('ship000000000000', 'library-component', { parentId: 'root', slot: 'children', index: 'a0' }),
      componentId: card,
      overrides,
    }
    const found = (isOpen: boolean) =>
      problemsOf(<Text tag="h1">Hi</Text>, [component, inside(isOpen), instance]).filter((one) => one.includes('open to it'))
    expect(found(true)).toEqual([])
    expect(found(false)).toEqual([
      'warning: It sets values for an element that the component “Card” does not open to it: they are not drawn',
    ])
  })

  test('says which setting names something that is gone, in lists too', () => {
    const gone = 'gone000000000000'
    expect(problemsOf(<Probe total={gone} rows={[{ page: '' }, { page: gone }]} />)).toEqual([
      'warning: Total names a variable that does not exist any more: choose another',
      'warning: Rows 2, Page names a page that does not exist any more: choose another',
    ])
    const total = { id: gone, kind: 'variable', name: 'Total', folder: '', index: 'a0', type: 'number' } as const
    expect(problemsOf(<Probe total={gone} />, [total])).toEqual([])
  })

  test('asks where a link leads', () => {
    expect(problemsOf(<Button link={{ type: 'internal' }} />)).toEqual([
      'warning: A link that leads nowhere: choose where it goes',
    ])
  })

  test('asks which popup a link opens, where it names none or one that is no popup', () => {
    const nowhere = ['warning: A link that leads nowhere: choose where it goes']
    expect(problemsOf(<Button link={{ type: 'open-popup' }} />)).toEqual(nowhere)
    expect(problemsOf(<Button link={{ type: 'open-popup', popupId: 'gone000000000000' }} />)).toEqual(nowhere)
  })

  test('says of a link that it gives a value for a property that the popup does not have any more, and takes that away', () => {
    const [ask, title, gone] = ['ask0000000000000', 'title00000000000', 'gone000000000000']
    const popup: DocumentRecord = {
      id: ask,
      kind: 'library-component',
      name: 'Ask',
      folder: '',
      index: 'a0',
      type: 'modal',
      rootElementId: 'none000000000000',
      configuration: {},
      properties: { [title]: { name: 'Title', type: 'text' } },
    }
    const opens = { type: 'open-popup', popupId: ask } as const
    const known = { ...opens, props: { [title]: 'Sure?' } }
    expect(problemsOf(<Button link={known} />, [popup])).toEqual([])
    const message = 'warning: A link gives the popup “Ask” a value for a property that it does not have any more: it is not used'
    const both = { ...known, props: { ...known.props, [gone]: 1 } }
    const link = { ...both, languages: { ru: { ...opens, props: { [gone]: 2 } } } }
    expect(problemsOf(<Button link={both} />, [popup])).toEqual([message])
    expect(problemsOf(<Button link={link} />, [popup])).toEqual([message])
    const node = { ...blankNode('link000000000000', 'button', { parentId: ask, slot: 'root', index: 'a0' }), link }
    const view = createDocumentView(createStore<DocumentRecord>([popup, node]))
    const changed: unknown[] = []
    const editor = { view, change: (_: string, result: unknown) => changed.push(result) }
    const [problem] = popupValueGone.find({ view, definitions: new Map(), plugins: new Map() })
    problem?.fix?.mend(editor as never)
    expect(changed).toMatchObject([
      { ok: true, diff: { set: { [node.id]: { link: [link, { ...known, languages: { ru: opens } }] } } } },
    ])
  })

  test('says of a link that closes a popup that it stands outside of one', () => {
    const closes = { type: 'close-popup' } as const
    const outside = 'warning: A link that closes a popup stands outside of one: move it into a popup, or choose where it leads'
    expect(problemsOf(<Button link={closes} />)).toEqual([outside])
    expect(problemsOf(<Button link={{ type: 'external', href: 'https://example.org', languages: { ru: closes } }} />)).toEqual([
      outside,
    ])
    const popup = {
      id: 'ask0000000000000',
      kind: 'library-component',
      name: 'Ask',
      folder: '',
      index: 'a0',
      type: 'modal',
    } as const
    const inside = { ...blankNode('in00000000000000', 'button', { parentId: popup.id, slot: 'root', index: 'a0' }), link: closes }
    expect(problemsOf(<Text tag="h1">Hi</Text>, [{ ...popup, rootElementId: inside.id, configuration: {} }, inside])).toEqual([])
  })

  test('stops publishing when a link leads to a page that is gone', () => {
    expect(problemsOf(<Button link={{ type: 'internal', pageId: 'gone000000000000' }} />)).toEqual([
      'error: A link to a page that does not exist any more: choose another page',
    ])
  })

  test('stops publishing when a link leads to what is no address, in a language of its own too', () => {
    const link = { type: 'external', href: 'https://example.org', languages: { en: { type: 'mail', href: 'nobody' } } } as const
    expect(problemsOf(<Button link={link} />)).toEqual(['error: The mail address is written as name@example.org, without spaces'])
    expect(problemsOf(<Button link={{ type: 'external', href: 'https://a b' }} />)).toEqual([
      'error: The address has a space in it; write %20 in its place',
    ])
  })
  test('a link to a section of the same page leads somewhere', () => {
    const problems = problemsOf(<Button id="to00000000000000" link={{ type: 'internal', sectionId: 'to00000000000000' }} />)
    expect(problems).toEqual([])
  })
  test('finds a button inside a link, which browsers take apart', () => {
    const [problem, ...others] = problemsOf(
      <LinkBlock name="Card" link={{ type: 'external', href: 'https://example.org' }}>
        <Flexbox>
          <Button />
        </Flexbox>
      </LinkBlock>,
    )
    expect(problem).toContain('inside “Card”')
    expect(others).toEqual([])
  })

  test('asks for a description of a picture, and takes an emptied one for a decision', () => {
    expect(problemsOf(<Image />)).toHaveLength(1)
    expect(problemsOf(<Image alt="" />)).toEqual([])
  })

  test('finds a heading level left out and a second main heading', () => {
    expect(
      problemsOf(
        <>
          <Text tag="h1">One</Text>
          <Text tag="h3">Three</Text>
          <Text tag="h1">Two</Text>
        </>,
      ),
    ).toEqual([
      expect.stringContaining('Heading 3 follows heading 1'),
      expect.stringContaining('more than one heading of level 1'),
    ])
  })

  test('names a plugin whose runtime is not installed once something uses it, and says how to clear that', () => {
    const maps = record('maps')
    expect(problemsOf(<Text tag="h1">Hi</Text>, [maps])).toEqual([])
    expect(problemsOf(<Text tag="h1">Hi</Text>, [maps, rows('sales', 'maps', {})])).toEqual([
      expect.stringMatching(/^warning: maps: its runtime is not installed.*take away what uses it/),
    ])
  })

  test('says what a plugin finds wrong with its settings', () => {
    const title = <Text tag="h1">Hi</Text>
    expect(problemsOf(title, [record('dates', { favoriteFormat: 'dd/mm/yyyy' })])).toEqual([
      'warning: dates: Favourite format must have words in square brackets: “yyyy” is no part of a date',
    ])
    expect(problemsOf(title, [record('backend')])).toEqual(['warning: backend: Address must be given'])
    expect(problemsOf(title, [record('dates', { favoriteFormat: 'DD' }), record('backend', { url: 'x' })])).toEqual([])
  })

  test('says what a plugin finds wrong with collections of its source', () => {
    const filter = { conditions: [{ field: 'a', operator: '$eq' }, { conditions: [{ field: 'a', operator: '$has' }] }] }
    expect(
      problemsOf(<Text tag="h1">Hi</Text>, [
        record('dates'),
        record('backend', { url: 'x' }),
        rows('orders', 'backend', { filter }),
        rows('sound', 'backend', { config: { table: { type: 'f', code: "'a'" } } }),
        rows('fixed', 'backend', { mode: 'static', config: { table: { type: 'f', code: "'a'" } } }),
        rows('days', 'dates', {}),
      ]),
    ).toEqual([
      expect.stringContaining('warning: fixed: Table holds a formula, and its rows are fetched while publishing'),
      'warning: orders: Table must be given',
      'warning: orders: the plugin backend cannot filter by $has; use another condition',
      'warning: days: the plugin dates gives no rows; choose another source',
    ])
  })

  test('says what a plugin finds wrong with what its actions are given', () => {
    const act = (action: string, more: object = {}) => ({
      type: 'plugin-action',
      args: { pluginId: 'backend000000000', action, ...more },
    })
    const workflow: DocumentRecord = {
      id: 'workflow00000000',
      kind: 'workflow',
      name: 'Order',
      folder: '',
      index: 'a0',
      trigger: 'onload-app',
      parameters: [],
      actions: {
        a000000000000000: act('insert'),
        b000000000000000: act('drop'),
        c000000000000000: act('insert', { arguments: { table: 'orders' } }),
        d000000000000000: { ...act('drop'), disabled: true },
      },
    }
    expect(problemsOf(<Text tag="h1">Hi</Text>, [record('backend', { url: 'x' }), workflow])).toEqual([
      'warning: Order, Insert: Table must be given',
      'warning: Order: the plugin backend has no action “drop”; choose another',
    ])
  })

  test('puts errors before warnings', () => {
    const severities = problemsOf(
      <>
        <Image />
        <Text text={formula('(')} />
      </>,
    ).map((problem) => problem.split(':')[0])
    expect(severities).toEqual(['error', 'warning'])
  })
})
