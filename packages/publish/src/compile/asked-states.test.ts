import { expect, test } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import { compilerOf, id, node, project, styleClass } from '../testing/fixture.ts'

const filled = { 'default:filled': { color: 'green' } }

function compile(element: string, more: Partial<NodeRecord>) {
  const shared = styleClass('shared', filled)
  const { published } = compilerOf(project([shared, node('part', 'home', 'section'), node('field', 'part', element, more)])).one(
    'field',
  )
  return [published.props['tellsFilled'], (Number(published.live) & LIVE.element) > 0]
}

test.each([
  ['its own styles', { styles: filled }],
  ['those of one screen', { styles: { 'tablet:filled': { color: 'green' } } }],
  ['a class', { classes: { [id('shared')]: 'a0' } }],
])('publish-C50 an input of which %s say something where it is filled is alive and told so', (_, more) => {
  expect(compile('form-input', more)).toEqual([true, true])
})

test('publish-C50 no other input is, nor what is none', () => {
  expect(compile('form-input', { styles: { 'default:focus': { color: 'green' } } })).toEqual([undefined, false])
  expect(compile('text', { styles: filled })[0]).toBeUndefined()
})

test('publish-C50 nor a day or a time, but where an empty one has a look of its own', () => {
  const looks = (type: string) => ({ props: { type: { default: type }, placeholderColor: { default: '#767676' } } })
  expect(compile('form-input', looks('date'))).toEqual([true, true])
  expect(compile('form-input', looks('text'))).toEqual([undefined, false])
  expect(compile('form-input', { props: { type: { default: 'date' } } })).toEqual([undefined, false])
})
