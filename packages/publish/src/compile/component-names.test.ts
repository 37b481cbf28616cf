import { expect, test } from 'vitest'
import { component } from '../testing/component.ts'
import { id, project } from '../testing/fixture.ts'
import { compileBinding } from './formulas.ts'

const card = component('card', {
  properties: {
    [id('title')]: { name: 'Title', type: 'text', defaultValue: 'Untitled' },
    [id('rows')]: { name: 'rows', type: 'array' },
  },
  variables: { [id('open')]: { name: 'open', type: 'boolean', defaultValue: false } },
  formulas: { [id('loud')]: { name: 'loud', parameters: [], code: '1' } },
})
const { view } = project([card])

/** What a formula inside of the component becomes, as text; properties with a literal are told as such. */
function inside(code: string, literals: Readonly<Record<string, string>> = {}): string {
  const compiled = compileBinding(
    { type: 'f', code },
    {
      view,
      pageId: id('home'),
      dependOn: () => {},
      useToken: () => {},
      component: { component: card, literalOf: (property) => literals[property] },
    },
  )
  return JSON.stringify('problem' in compiled ? compiled.problem : compiled.tree)
}

const part = (name: string) => ['.', ['.', ['n', 'context'], ['l', 'component']], ['l', name]]

test.each([
  ['context.component.props.Title', ['.', part('props'), ['l', id('title')]]],
  ["context.component.props['Title']", ['.', part('props'), ['l', id('title')]]],
  [`context.component.props.${id('title')}`, ['.', part('props'), ['l', id('title')]]],
  ['context.component.props?.Title', ['.', part('props'), ['l', id('title')], 1]],
  ['context.component.variables.open', ['.', part('variables'), ['l', id('open')]]],
  ['context.component.formulas.loud', ['.', part('formulas'), ['l', id('loud')]]],
  ['context.component.props.gone', ['.', part('props'), ['l', 'gone']]],
])('publish-C21 %s names what belongs to the component by its id', (code, tree) => {
  expect(JSON.parse(inside(code))).toEqual(tree)
})

test.each([
  'context.component.other.Title',
  'context.component.Title',
  'context.other.props.Title',
  'context.props.Title',
  'browser.component.props.Title',
  'component.props.Title',
  'context.component.props[0]',
  "context.component.props['Ti' + 'tle']",
  "context.component['pr' + 'ops'].Title",
  "context['compo' + 'nent'].props.Title",
  'context.item.component.props.Title',
])('publish-C21 %s is nothing that a component gives, and stays', (code) => {
  expect(inside(code)).not.toContain(id('title'))
})

test('publish-C20 a property that is the same whatever happens is its value, and no variable of the same name is', () => {
  const literals = { [id('title')]: 'Rye', [id('open')]: 'never' }
  expect(JSON.parse(inside('context.component.props.Title', literals))).toEqual(['l', 'Rye'])
  expect(JSON.parse(inside('context.component.variables.open', literals))).toEqual(['.', part('variables'), ['l', id('open')]])
  expect(JSON.parse(inside('context.component.props.rows', literals))).toEqual(['.', part('props'), ['l', id('rows')]])
})
