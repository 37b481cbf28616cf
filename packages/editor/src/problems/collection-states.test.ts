import { describe, expect, test } from 'vitest'
import { isAboutState } from './collection-states.ts'

const about = (code: string) =>
  (['empty', 'error'] as const).filter((state) =>
    isAboutState(state, code.replaceAll('@', "collections['orders']"), ['orders', 'sales']),
  )

describe('a condition over a collection', () => {
  test.each([
    ['@.total === 0'],
    ['!@.total'],
    ['@.total < 1'],
    ['@.data.length === 0'],
    ['length(@) === 0'],
    ['not(length(@.data))'],
    ['and(@.isFetched, isEmpty(@.data))'],
    ['@.isFetched && @.total === 0 && @.error === null'],
    ["variables['city'] && @.total == 0"],
    ['@.total > 0 ? false : true'],
    ['collections.sales.total === 0'],
    ['!(@.error !== null) && !@.total'],
    ["'error' !== browser.path && @.total === 0"],
  ])('%s is about there being no rows', (code) => {
    expect(about(code)).toEqual(['empty'])
  })

  test.each([
    ['@.error !== null'],
    ['@.error'],
    ['!!@.error && variables.total > 3'],
    ['@.error != null'],
    ['@.isFetched && @.error'],
    ["@.error.message === 'No access'"],
    ["contains(@.error, 'x')"],
    ['or(false, not(isEmpty(@.error)))'],
  ])('%s is about an error', (code) => {
    expect(about(code)).toEqual(['error'])
  })

  test.each([['@.error !== null || @.total === 0'], ["formulas['x'](@)"], ['switch(@.total, 0, true, @.error)']])(
    '%s may be about both',
    (code) => {
      expect(about(code)).toEqual(['empty', 'error'])
    },
  )

  test.each([
    ['@.total > 0'],
    ['@.error === null'],
    ['@.isFetching'],
    ['true'],
    ["collections['others'].total === 0"],
    ["variables['total'] === 0"],
    ['@.total === 0 &&'],
    ['@.total === 0 && false'],
  ])('%s is about neither', (code) => {
    expect(about(code)).toEqual([])
  })
})
