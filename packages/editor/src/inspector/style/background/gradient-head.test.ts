import { expect, it } from 'vitest'
import { angleOf, circleOf, newHead, printCircle, withAngle } from './gradient-head.ts'

it('the angle of a gradient is read in degrees however it is said, and set again as degrees', () => {
  const linear = (head: string) => angleOf({ shape: 'linear', head })
  expect(['', 'to top', 'to bottom right', '30deg', '0.5turn'].map(linear)).toEqual([180, 0, 135, 30, undefined])
  expect(['', 'from 20deg at top', 'at top'].map((head) => angleOf({ shape: 'conic', head }))).toEqual([0, 20, 0])
  expect(angleOf({ shape: 'radial', head: 'circle' })).toBeUndefined()
  expect(withAngle({ shape: 'linear', head: 'to top' }, '90deg')).toBe('90deg')
  expect(withAngle({ shape: 'conic', head: 'from 20deg at top left' }, '90deg')).toBe('from 90deg at top left')
})

it('a radial gradient has an outline and a middle; one that says more is left as it is written', () => {
  expect(circleOf('')).toEqual({ outline: 'ellipse', middle: 'center' })
  expect(circleOf('circle at 20% 30%')).toEqual({ outline: 'circle', middle: '20% 30%' })
  expect(circleOf('closest-side at top')).toBeUndefined()
  expect(circleOf(printCircle('circle', 'top left'))).toEqual({ outline: 'circle', middle: 'top left' })
  expect(circleOf(newHead.radial)).toEqual({ outline: 'circle', middle: 'center' })
})
