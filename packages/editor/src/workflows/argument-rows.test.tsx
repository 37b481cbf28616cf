import { describe, expect, test } from 'vitest'
import type { ActionRecord } from '@heddle/document'
import { insertLanguage, insertWorkflow, setWorkflow } from '@heddle/document/operations'
import { Button, Component, fixtureElement, Flexbox, Instance, Page, Section, Variable } from '@heddle/testing'
import type { Json } from '@heddle/store'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { summaryOf, summaryText } from './action-summary.ts'
import { argumentRows } from './argument-rows.ts'

const Choice = fixtureElement('select')
const [NAME, COUNT, WORD, LIST] = ['name000000000000', 'count00000000000', 'word000000000000', 'list000000000000'] as const
const editor = createTestEditor(
  <>
    <Page name="Home">
      <Section>
        <Choice id={NAME} name="Name" />
      </Section>
    </Page>
    <Variable id={COUNT} name="count" type="number" value={0} />
    <Variable id={WORD} name="word" type="string" />
    <Variable id={LIST} name="list" type="array" />
  </>,
)
const rowsOf = (type: string, args: ActionRecord['args'] = {}) =>
  argumentRows({ type, args }, editor.actions.all.value?.get(type) ?? expect.fail(type), editor)
const labels = (type: string, args?: ActionRecord['args']) => rowsOf(type, args).map(({ label }) => label)

test('only what applies is asked, by what is in effect', () => {
  expect(labels('update-collection')).not.toContain('Position')
  expect(labels('update-collection', { updateType: 'insert' })).toContain('Position')
})

test('a variable takes values of its own type, whole; parts of it take anything', () => {
  const fieldOf = (args: ActionRecord['args']) =>
    rowsOf('change-variable', { variable: COUNT, ...args }).find(({ key }) => key === 'value')?.field.kind
  expect(fieldOf({})).toBe('number')
  expect(fieldOf({ path: 'a.b' })).toBe('value')
  expect(fieldOf({ operation: 'push' })).toBe('value')
  expect(fieldOf({ variable: WORD })).toBe('text')
})

test('a variable that is chosen is set to what its empty control shows, and keeps a value that was given before', () => {
  const chosen = (variable: string, args: ActionRecord['args'] = {}) =>
    rowsOf('change-variable', args)
      .find(({ key }) => key === 'variable')
      ?.write(variable)
  expect([WORD, COUNT, LIST].map((variable) => chosen(variable))).toEqual([
    { variable: WORD, value: '' },
    { variable: COUNT, value: 0 },
    { variable: LIST, value: [] },
  ])
  expect(chosen(WORD, { value: 'kept' })).toEqual({ variable: WORD })
  expect(chosen(`${NAME}-value`)).toEqual({ variable: `${NAME}-value` })
})

test('opening a popup asks for the properties of that popup, each by its type, and keeps them by their ids', () => {
  const popup = createTestEditor(
    <Component
      id="ask0000000000000"
      name="Ask"
      type="modal"
      properties={{
        title00000000000: { name: 'Title', type: 'text' },
        many000000000000: { name: 'Count', type: 'number', defaultValue: 3 },
      }}
    >
      <Flexbox />
    </Component>,
  )
  const definition = popup.actions.all.value?.get('open-popup') ?? expect.fail('open-popup')
  const args = { popupId: 'ask0000000000000', props: { title00000000000: 'Sure?' } }
  const rows = argumentRows({ type: 'open-popup', args }, definition, popup)
  expect(rows.map(({ label }) => label)).toEqual(['Popup', 'Title', 'Count', 'Wait until it is closed'])
  const title = rows.find(({ label }) => label === 'Title')
  expect(title).toMatchObject({ value: 'Sure?', field: { kind: 'text' } })
  expect(rows.find(({ label }) => label === 'Count')?.field.kind).toBe('number')
  expect(title?.write('Really?')).toEqual({ props: { title00000000000: 'Really?' } })
  const unknown = argumentRows({ type: 'open-popup', args: { popupId: 'gone000000000000' } }, definition, popup)
  expect(unknown.map(({ label }) => label)).toEqual(['Popup', 'Properties', 'Wait until it is closed'])
})

test('an action of an element is chosen from what that element can do, and asks for its arguments', () => {
  const rows = rowsOf('run-element-action', { nodeId: NAME, action: 'set-value', arguments: ['Ada'] })
  const [, action, value] = rows
  expect(action?.field.kind === 'choice' && action.field.options.map((option) => option.value)).toContain('set-value')
  expect(value).toMatchObject({ label: 'Value', value: 'Ada' })
  expect(value?.write('Grace')).toEqual({ arguments: ['Grace'] })
  expect(value?.write(null)).toEqual({ arguments: [null] })
})

test('a workflow that is run asks for its parameters by name', () => {
  const result = insertWorkflow(editor.view, {
    name: 'Greet',
    parameters: [
      { name: 'who', type: 'text' },
      { name: 'when', type: 'text' },
    ],
    newId: editor.newId,
  })
  editor.change('Add', result)
  const [id = ''] = (result.ok && result.ids) || []
  const rows = rowsOf('run-workflow', { workflowId: id, parameters: { who: 'Ada' } })
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Workflow', id],
    ['who', 'Ada'],
    ['when', null],
  ])
  expect(rows[2]?.write('now')).toEqual({ parameters: { who: 'Ada', when: 'now' } })
  expect(rows[1]?.write(null)).toEqual({ parameters: {} })
})

test('arguments that are bound as a whole stay one formula', () => {
  const bound = { type: 'f', code: '[1]' } as const
  expect(labels('run-element-action', { nodeId: NAME, action: 'set-value', arguments: bound })).toContain('Arguments')
})

test('an instance is asked for what its component opens, by the names of its parameters; a component tells of its own triggers', () => {
  const [CARD, SHIP, DONE] = ['card000000000000', 'ship000000000000', 'done000000000000'] as const
  const own = createTestEditor(
    <>
      <Component id={CARD} name="Card" triggers={{ [DONE]: { name: 'done' } }}>
        <Flexbox />
      </Component>
      <Page name="Home">
        <Section>
          <Instance id={SHIP} of={CARD} name="Shipping" />
        </Section>
      </Page>
    </>,
  )
  const parameters = [{ name: 'count', type: 'number' }]
  const made = insertWorkflow(own.view, { name: 'Reset', ownerId: CARD, parameters, newId: own.newId })
  own.change('Add', made)
  const [workflowId = ''] = (made.ok && made.ids) || []
  const rows = (type: string, args: ActionRecord['args']) =>
    argumentRows({ type, args }, own.actions.all.value?.get(type) ?? expect.fail(type), own)
  const optionsOf = (type: string, args: ActionRecord['args'], name: string) => {
    const field = rows(type, args).find(({ key }) => key === name)?.field
    return field?.kind === 'choice' ? field.options.map(({ value, label }) => [value, label.en]) : undefined
  }
  expect(optionsOf('run-element-action', { nodeId: SHIP }, 'action')).toEqual([])
  own.change('Open', setWorkflow(own.view, { id: workflowId, values: { isExposed: true } }))
  expect(optionsOf('run-element-action', { nodeId: SHIP }, 'action')).toEqual([[workflowId, 'Reset']])
  const [, , count] = rows('run-element-action', { nodeId: SHIP, action: workflowId })
  expect(count).toMatchObject({ label: 'count', field: { kind: 'number' } })
  expect(count?.write(3)).toEqual({ arguments: [3] })
  const emitting: ActionRecord = { type: 'emit-trigger', args: {} }
  own.store.apply({ set: { [workflowId]: { 'actions/emit000000000000': [null, { ...emitting }] } } })
  const action = own.view.find('workflow', workflowId)?.actions['emit000000000000'] ?? expect.fail()
  const [trigger] = argumentRows(action, own.actions.all.value?.get('emit-trigger') ?? expect.fail(), own)
  expect(trigger?.field.kind === 'choice' && trigger.field.options.map(({ value }) => value)).toEqual([DONE])
})

test('variables to reset and collections to fetch are picked by their names', () => {
  const itemOf = (type: string) => {
    const [row] = rowsOf(type)
    return row?.field.kind === 'list' && row.field.item
  }
  expect(itemOf('reset-variables')).toMatchObject({ kind: 'reference', to: 'variable' })
  expect(itemOf('fetch-collections')).toMatchObject({ kind: 'reference', to: 'collection' })
})

describe('in a component', () => {
  const [CARD, MORE, COST, INNER] = ['card000000000000', 'more000000000000', 'cost000000000000', 'inner00000000000'] as const
  const inside = (event: Json) => {
    const own = createTestEditor(
      <>
        <Component
          id={CARD}
          name="Card"
          triggers={{ [COST]: { name: 'Cost changed', event } }}
          variables={{ [INNER]: { name: 'count', type: 'number', defaultValue: 2 } }}
        >
          <Flexbox>
            <Button id={MORE} />
          </Flexbox>
        </Component>
        <Page name="Home" />
      </>,
    )
    const made = insertWorkflow(own.view, { name: 'More', ownerId: MORE, trigger: 'click', newId: own.newId })
    own.change('Add', made)
    const [workflowId = ''] = (made.ok && made.ids) || []
    return (type: string, args: ActionRecord['args']) => {
      own.store.apply({ set: { [workflowId]: { 'actions/emit000000000000': [null, { type, args }] } } })
      const action = own.view.find('workflow', workflowId)?.actions['emit000000000000'] ?? expect.fail()
      const rows = argumentRows(action, own.actions.all.value?.get(type) ?? expect.fail(type), own)
      own.store.apply({ set: { [workflowId]: { 'actions/emit000000000000': [{ type, args }, null] } } })
      return rows
    }
  }

  test('what a trigger carries is asked value by value, each as its sample is', () => {
    const rowsFor = inside({ cost: 12, who: 'Ada', items: [], isNew: true, at: null })
    const rows = rowsFor('emit-trigger', { triggerId: COST, event: { cost: 3 } })
    expect(rows.map(({ label, field, value }) => [label, field.kind, value]).slice(1)).toEqual([
      ['cost', 'number', 3],
      ['who', 'text', ''],
      ['items', 'value', []],
      ['isNew', 'boolean', false],
      ['at', 'value', null],
    ])
    expect(rows[2]?.write('Grace')).toEqual({ event: { cost: 3, who: 'Grace' } })
    expect(rows[1]?.write({ type: 'f', code: '1 + 1' })).toEqual({ event: { cost: { type: 'f', code: '1 + 1' } } })
    expect(rows[1]?.write(null)).toEqual({ event: {} })
  })

  test('a trigger whose sample is no object, and an event that one formula gives, are one value', () => {
    const labelsFor = (event: Json, given: Json) =>
      inside(event)('emit-trigger', { triggerId: COST, event: given }).map(({ label }) => label)
    expect(labelsFor(12, null)).toEqual(['Trigger', 'Event value'])
    expect(labelsFor({ cost: 12 }, { type: 'f', code: '{ cost: 1 }' })).toEqual(['Trigger', 'Event value'])
    expect(labelsFor({ cost: 12 }, 'text')).toEqual(['Trigger', 'Event value'])
  })

  test('its own variable takes values of its own type', () => {
    const rows = inside({})('change-variable', { variable: INNER })
    expect(rows.find(({ key }) => key === 'value')?.field.kind).toBe('number')
  })
})

describe('a text for visitors, on a site of several languages', () => {
  function say(args: ActionRecord['args']) {
    const site = createTestEditor(<Page name="Home" />)
    site.change('Add', insertLanguage(site.view, { language: 'de' }))
    const definition = site.actions.all.value?.get('show-toast') ?? expect.fail('show-toast')
    const rowIn = (language: string, key = 'text') => {
      site.session.language.value = language
      const rows = argumentRows({ type: 'show-toast', args }, definition, site)
      return rows.find((row) => row.key === key) ?? expect.fail(key)
    }
    return { site, rowIn }
  }

  test('is that of the language that is edited; one that has none shows that of the default language', () => {
    const { rowIn } = say({ text: 'Saved' })
    expect(rowIn('en')).toMatchObject({ value: 'Saved', from: 'en' })
    expect(rowIn('de')).toMatchObject({ value: 'Saved', from: 'en' })
    expect(say({ text: { type: 't', texts: { en: 'Saved', de: 'Gespeichert' } } }).rowIn('de')).toMatchObject({
      value: 'Gespeichert',
      from: 'de',
    })
    const preset = rowIn('de', 'closeLabel')
    expect([preset.value, preset.from]).toEqual(['Close', undefined])
  })

  test('is written in that language and no other; emptied it is that of the default language again', () => {
    const { rowIn } = say({ text: 'Saved' })
    const both = { type: 't', texts: { en: 'Saved', de: 'Gespeichert' } }
    expect(rowIn('en').write('Done')).toEqual({ text: 'Done' })
    expect(rowIn('de').write('Gespeichert')).toEqual({ text: both })
    expect(say({ text: both }).rowIn('de').write('')).toEqual({ text: 'Saved' })
    expect(say({ text: both }).rowIn('en').write('')).toEqual({ text: { type: 't', texts: { en: '', de: 'Gespeichert' } } })
    const formula = { type: 'f', code: "'x'" } as const
    expect(rowIn('de').write(formula)).toEqual({ text: { type: 't', texts: { en: 'Saved', de: formula } } })
  })

  test('what is no text for visitors is one for all languages', () => {
    const { rowIn } = say({ text: 'Saved', kind: 'info' })
    expect(rowIn('de', 'kind').write('error')).toEqual({ kind: 'error' })
    expect(rowIn('de', 'kind').varies).toBeUndefined()
  })

  test('stands in the line of its action as it is in the language that is edited', () => {
    const { site } = say({})
    const definition = site.actions.all.value?.get('show-toast')
    const line = (language: string) => {
      site.session.language.value = language
      const text = { type: 't', texts: { en: 'Saved', de: 'Gespeichert' } }
      return summaryText(summaryOf({ type: 'show-toast', args: { text } }, definition, site))
    }
    expect([line('en'), line('de')]).toEqual(['Toast: Saved', 'Toast: Gespeichert'])
  })
})
