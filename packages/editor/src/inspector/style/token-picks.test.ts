import { expect, it } from 'vitest'
import { STYLE_PROPERTIES, tokenFits } from '@heddle/style'
import type { TokenRecord } from '@heddle/document'
import { tokenTypesOf, toPicks } from './token-picks.ts'

it.each([
  ['border-top-left-radius', ['radius', 'spacing']],
  ['border-radius', ['radius', 'spacing']],
  ['box-shadow', ['shadow']],
  ['transition-duration', ['duration']],
  ['animation-duration', ['duration']],
  ['animation-delay', ['duration']],
  ['padding-top', ['spacing']],
  ['width', ['spacing']],
  ['opacity', []],
  ['no-property', []],
])('a row of %s offers tokens of the types %j', (property, types) => {
  expect(tokenTypesOf(property)).toEqual(types)
})

it('no row offers a token that its property refuses', () => {
  for (const { name } of STYLE_PROPERTIES) {
    for (const type of tokenTypesOf(name)) expect([name, type, tokenFits(type, name)]).toEqual([name, type, true])
  }
})

it('a token is picked by its name, with what it holds beside it; without tokens there is no list', () => {
  const card: TokenRecord = { id: 'card', kind: 'token', type: 'radius', name: 'Card', folder: '', index: 'a0', value: '12px' }
  expect(toPicks([card])?.items).toEqual([{ id: 'card', label: 'Card', hint: '12px' }])
  expect(toPicks([])).toBeUndefined()
})
