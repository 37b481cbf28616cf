import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Column } from './component.tsx'
import { columnDefinition } from './definition.ts'

test('a column is a plain box, and an anchor with a link', () => {
  expect(renderToStaticMarkup(<Column root={{ className: 'k' }} props={{ width: 3 }} />)).toBe(
    '<div class="k" data-column=""></div>',
  )
  expect(renderToStaticMarkup(<Column root={{}} props={{ width: 3 }} link={{ href: '/a' }} />)).toBe(
    '<a href="/a" data-column=""></a>',
  )
})

test('a width is a number of parts up to all of a hundred', () => {
  const { check } = columnDefinition.fields.width
  expect([0, 2.4, 12, 100].map(check)).toEqual([undefined, undefined, undefined, undefined])
  expect([-1, 101, '6'].map((value) => check(value) === undefined)).toEqual([false, false, false])
})
