import { describe, expect, it } from 'vitest'
import { Component, Page, Section, Text, Variable } from '@heddle/testing'
import { evaluateText } from './evaluate-text.ts'
import { answerEvaluate, answerPeek } from './formula-questions.ts'
import { createInertHost } from './inert-host.ts'
import { MAX_PEEKED } from './peek.ts'
import { followed, VIEW } from './testing/follow.ts'

const ROWS = [
  { name: 'Oak tray', n: 3 },
  { name: 'Blanket', n: 1 },
  { name: 'Light', n: 2 },
]
const shop = (
  <>
    <Variable id="rows" name="rows" type="array" value={ROWS} />
    <Component
      id="card"
      name="Card"
      properties={{ title: { name: 'title', type: 'text', defaultValue: 'Nothing' }, size: { name: 'size', type: 'number' } }}
      variables={{ open: { name: 'isOpen', type: 'number', defaultValue: 2 } }}
      formulas={{
        twice: { name: 'twice', parameters: [{ name: 'n', type: 'number' }], code: 'n * context.component.variables.isOpen' },
      }}
    >
      <Text id="label">Label</Text>
    </Component>
    <Page id="page" name="Shop">
      <Section id="hero">
        <Text id="text">Text</Text>
      </Section>
    </Page>
  </>
)

const { view } = followed(shop)
const host = createInertHost({
  view,
  canvasView: VIEW,
  functions: { many: { call: (_, count) => Array.from({ length: Number(count) }, (__, at) => at) } },
  pattern: () => undefined,
  plugins: new Map(),
  browsers: {},
  elementVariables: () => [],
  tried: () => new Map(),
  staged: () => new Map(),
  asked: () => new Map(),
  givesVariables: () => false,
  onNodeError: () => undefined,
})
const rowsOf = { rows: { over: { type: 'f', tree: ['.', ['n', 'variables'], ['l', 'rows']] } } }
const places = {
  view,
  pageId: VIEW.pageId,
  uidOf: (id: string) => id,
  nodeOf: (id: string) => ({ id, ...(id === 'text' && { repeat: rowsOf.rows }) }) as never,
  host,
  localOf: () => undefined,
}
const ask = (text: string, more: Partial<Parameters<typeof evaluateText>[0]> = {}) =>
  evaluateText({ text, view, pageId: VIEW.pageId, evaluator: host.evaluator, scope: host.render.scope, ...more })

describe('why a formula gives what it gives', () => {
  it('canvas-C32 tells the value of each part in short, with the characters it stands at', () => {
    const text = 'variables.rows[0].n > 2 ? "many" : "few"'
    const { parts, result } = ask(text, { isExplained: true })
    expect(result).toEqual({ ok: true, value: 'many', kind: 'string' })
    expect(parts?.map(({ from, to, outcome }) => [text.slice(from, to), outcome])).toEqual([
      [text, { state: 'value', kind: 'string', text: '"many"' }],
      ['variables.rows[0].n > 2', { state: 'value', kind: 'boolean', text: 'true' }],
      ['variables.rows[0].n', { state: 'value', kind: 'number', text: '3' }],
      ['2', { state: 'value', kind: 'number', text: '2' }],
      ['"many"', { state: 'value', kind: 'string', text: '"many"' }],
      ['"few"', { state: 'not-run' }],
    ])
  })

  it('canvas-C32 filters, sorts and maps behind the formula, in this order, and tells each step', () => {
    const bound = (code: string) => ({ type: 'f', code }) as const
    const { result, parts } = ask('variables.rows', {
      isExplained: true,
      steps: {
        map: { called: bound('context.mapping.value.name') },
        sort: [{ key: 'name', direction: 'ASC' }],
        filter: { conditions: [{ field: 'n', operator: '$gt', value: bound('1') }] },
      },
    })
    expect(result).toEqual({ ok: true, value: [{ called: 'Light' }, { called: 'Oak tray' }], kind: 'array', count: 2 })
    expect(parts?.map(({ kind, outcome }) => [kind, outcome.state === 'value' && outcome.count])).toEqual([
      ['path', 3],
      ['filter', 2],
      ['sort', 2],
      ['map', 2],
    ])
  })

  it('canvas-C32 a step that cannot be read is told like a formula that cannot', () => {
    const steps = { map: { a: { type: 'f', code: '1 +' } } } as const
    expect(ask('variables.rows', { steps }).result).toEqual({ ok: false, message: 'Unexpected end of formula' })
  })

  it('canvas-C33 gives a value whole where that is asked for, nothing as null', () => {
    expect(ask('many(500)', { isWhole: true }).result).toMatchObject({ value: Array.from({ length: 500 }, (_, at) => at) })
    expect(ask('undefined', { isWhole: true }).result).toMatchObject({ ok: true, value: null })
    expect(ask('many(100000)', { isWhole: true }).result).toMatchObject({
      ok: false,
      message: expect.stringContaining('too large') as string,
    })
    expect(ask('many(500)').result).toMatchObject({ count: 500 })
  })
})

describe('what a place sees', () => {
  it('canvas-C31 is told in the row that is asked for, with the names of all', () => {
    const answer = answerEvaluate({ nodeId: 'text', text: 'context.item.data.n', row: 2 }, places)
    expect(answer.result).toMatchObject({ value: 2 })
    expect(answer.rows).toEqual({ count: 3, row: 2, name: 'Light', names: ['Oak tray', 'Blanket', 'Light'] })
    expect(answerEvaluate({ nodeId: 'hero', text: '1' }, places)).not.toHaveProperty('rows')
  })

  it('canvas-C39 inside a component is what an instance has that sets nothing, its formulas too', () => {
    const valueOf = (text: string) => answerEvaluate({ nodeId: 'card', text, names: { n: 5 } }, places).result
    expect(valueOf("context.component.props.title + context.component.props['title']")).toMatchObject({ value: 'NothingNothing' })
    expect(valueOf('context.component.props.size')).toMatchObject({ value: null })
    expect(valueOf('context.component.formulas.twice(n) + variables.rows[0].n')).toMatchObject({ value: 13 })
    expect(answerPeek({ nodeId: 'card', texts: ['context.component.variables.isOpen'] }, places)).toMatchObject([{ text: '2' }])
    // The page around it has no component.
    expect(answerEvaluate({ text: 'context.component.props.title' }, places).result).toMatchObject({ ok: false })
  })

  it('canvas-C40 of an instance that a run stood in it is its values of then, which formulas of the component read too', () => {
    const component = { props: { title: 'Then' }, variables: { open: 10, isOpen: 10 } }
    const names = { event: { by: 3 }, context: { component, parameters: {} }, variables: { rows: [{ n: 1 }] } }
    const valueOf = (text: string, nodeId = 'label') => answerEvaluate({ nodeId, text, names }, places).result
    expect(valueOf('context.component.props.title')).toMatchObject({ value: 'Then' })
    expect(valueOf("context.component.formulas['twice'](event.by) + variables.rows[0].n")).toMatchObject({ value: 31 })
    expect(valueOf('context.component.formulas.twice(1)', 'card')).toMatchObject({ value: 10 })
    const odd = { context: { component: { props: 1, variables: {} } } }
    expect(answerEvaluate({ nodeId: 'card', text: 'context.component.props', names: odd }, places).result).toMatchObject({
      value: 1,
    })
  })

  it('canvas-C40 is what is given, and what the place has beside it', () => {
    const names = {
      event: { key: 'a' },
      context: { workflow: { fetch: { result: 7 } } },
      variables: { rows: [{ name: 'Past', n: 40 }] },
    }
    const given = (text: string, nodeId = 'text') => answerEvaluate({ nodeId, text, names }, places).result
    expect(given('context.workflow.fetch.result + context.item.data.n')).toMatchObject({ value: 10 })
    expect(given("variables['rows'][0].name + event.key")).toMatchObject({ value: 'Pasta' })
    expect(given("context.component.props['title'] + context.workflow['fetch'].result", 'card')).toMatchObject({
      value: 'Nothing7',
    })
    expect(given('page.name', 'card')).toMatchObject({ value: 'Shop' })
    // What names no member changes none.
    const odd = { variables: [1], context: null }
    expect(answerEvaluate({ nodeId: 'text', text: 'variables.rows[0].name', names: odd }, places).result).toMatchObject({
      value: 'Oak tray',
    })
    expect(answerEvaluate({ nodeId: 'text', text: 'context', names: odd }, places).result).toMatchObject({ value: null })
    // Nothing of it stays.
    expect(answerEvaluate({ nodeId: 'text', text: 'variables.rows[0].name' }, places).result).toMatchObject({ value: 'Oak tray' })
  })

  it('canvas-C34 is told of many formulas at once, with the fields in each; what fails says why', () => {
    const texts = ['variables.rows', 'context.item.data', 'nobody', '1 +', '7']
    const [rows, item, nobody, broken, number] = answerPeek({ nodeId: 'text', texts, row: 1 }, places)
    expect(rows).toMatchObject({
      kind: 'array',
      count: 3,
      fields: [
        { key: 'name', text: '"Oak tray"' },
        { key: 'n', text: '3' },
      ],
    })
    expect(item).toMatchObject({
      kind: 'object',
      fields: [
        { key: 'name', text: '"Blanket"' },
        { key: 'n', text: '1' },
      ],
    })
    expect(nobody).toMatchObject({ kind: 'error', text: expect.stringContaining('nobody') as string })
    expect(broken).toEqual({ kind: 'error', text: 'Unexpected end of formula' })
    expect(number).toEqual({ kind: 'number', text: '7', fields: [] })
    expect(answerPeek({ texts: Array.from({ length: 999 }, () => '1') }, places)).toHaveLength(MAX_PEEKED)
  })
})
