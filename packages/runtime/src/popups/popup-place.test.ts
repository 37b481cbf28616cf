import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { compileFormula } from '@heddle/formula/run'
import { publishedBinding } from '@heddle/testing'
import { withPopupPlace } from './popup-place.ts'
import type { PopupInstance } from './stack.ts'

const instance = (uid: string, libraryComponentBaseId: string): PopupInstance => ({ uid, libraryComponentBaseId, content: {} })

test('runtime-PO8 inside a popup formulas read where it stands among its like and how many are open, beside what its component has', () => {
  const open = signal([instance('popup-a', 'ask'), instance('popup-b', 'note'), instance('popup-c', 'ask')])
  const scope = withPopupPlace({ context: { component: { props: { title: 'Sure?' } } }, lang: 'en' }, 'popup-c', open)
  const read = (code: string) => compileFormula(publishedBinding(code).tree)(scope)
  const place = () => ['index', 'instancesCount', 'totalCount'].map((name) => read(`context.local.data.popup.${name}`))
  expect(place()).toEqual([1, 2, 3])
  expect([read('context.component.props.title'), read('lang')]).toEqual(['Sure?', 'en'])
  open.value = open.value.slice(1)
  expect(place()).toEqual([0, 1, 2])
  open.value = []
  expect(place()).toEqual([-1, 0, 0])
})
