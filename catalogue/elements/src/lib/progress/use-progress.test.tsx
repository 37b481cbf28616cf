import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useProgress, type Progress, type ProgressProps } from './use-progress.ts'

const USUAL: ProgressProps = {
  value: 65,
  min: 0,
  max: 100,
  label: 'none',
  locale: 'en',
  role: 'progressbar',
  accessibleLabel: 'Upload',
}

function Probe({
  props,
  take,
}: {
  readonly props: Partial<ProgressProps>
  readonly take: (progress: Progress) => void
}): undefined {
  take(useProgress({ ...USUAL, ...props }))
}

function progressOf(props: Partial<ProgressProps>): Progress {
  const taken: Progress[] = []
  renderToStaticMarkup(<Probe props={props} take={(progress) => taken.push(progress)} />)
  return taken[0] ?? expect.fail()
}

describe('how far something has come', () => {
  test.each([
    [65, 0.65],
    [12.5, 0.125],
    ['40', 0.4],
    [-7, 0],
    [250, 1],
    [Infinity, 0],
    [Number.NaN, 0],
    ['many', 0],
    [null, 0],
    [{}, 0],
  ])('a value of %s is the share %s', (value, share) => expect(progressOf({ value }).share).toBe(share))

  test('it counts from where it begins to where it ends', () => {
    expect(progressOf({ value: 15, min: 10, max: 20 }).share).toBe(0.5)
    expect(progressOf({ value: 15, min: 10, max: 20 }).meter).toMatchObject({ 'aria-valuemin': 10, 'aria-valuemax': 20 })
    expect(progressOf({ value: 15, min: 20, max: 10 })).toMatchObject({ share: 0, meter: { 'aria-valuemax': 20 } })
    expect(progressOf({ min: 'a', max: null }).share).toBe(0.65)
  })

  test('screen readers are told what it is, its name and its value with its decimals', () => {
    expect(progressOf({ value: 12.5 }).meter).toEqual({
      role: 'progressbar',
      'aria-label': 'Upload',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': 12.5,
    })
    expect(progressOf({ role: 'meter', accessibleLabel: '' }).meter).toMatchObject({ role: 'meter', 'aria-label': undefined })
    expect(progressOf({ role: 'banner' }).meter.role).toBe('progressbar')
  })

  test.each([
    [{}, ''],
    [{ label: 'percent' }, '65%'],
    [{ label: 'percent', value: 1, max: 3 }, '33%'],
    [{ label: 'value', value: 1234, max: 2000 }, '1,234'],
    [{ label: 'value', value: 12.5, locale: 'de' }, '12,50'],
    [{ label: 'a picture' }, ''],
  ])('with %j the number reads "%s"', (props, text) => expect(progressOf(props).text).toBe(text))
})
