import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './component.tsx'
import { skeletonDefinition } from './definition.ts'

const draw = (animationType: unknown): string =>
  renderToStaticMarkup(<Skeleton root={{ id: 'bone' }} props={{ animationType, highlightColor: '' } as never} />)

test.each(['wave', 'pulse', 'shimmer'])(
  'S3-33 a skeleton moves as a %s, and a screen reader is told nothing of it',
  (movement) => {
    expect(draw(movement)).toBe(`<div id="bone" data-skeleton="${movement}" aria-hidden="true"></div>`)
  },
)

test('S3-33 its movement is a wave at first, and what a formula gives may be anything', () => {
  expect(skeletonDefinition.fields.animationType.default).toBe('wave')
  for (const value of [undefined, null, 7, { a: 1 }]) expect(draw(value)).toMatch(/^<div id="bone" data-skeleton="[^<]*<\/div>$/)
})
