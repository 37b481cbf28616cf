import { describe, expect, it } from 'vitest'
import { findAreas } from './test-areas.mjs'

describe('the areas of npm test', () => {
  it('a package brings its folder once for each suite it has tests in', () => {
    const { suites, journeys, unknown } = findAreas(['server', 'store'])
    expect(suites.get('unit')).toEqual(['packages/server', 'packages/store'])
    expect(suites.get('database')).toEqual(['packages/server'])
    expect(suites.get('browser')).toEqual(['packages/store'])
    expect([...suites.keys()].toSorted()).toEqual(['browser', 'database', 'unit'])
    expect([journeys, unknown]).toEqual([[], []])
  })

  it('a journey brings its file, and a name that is a package too brings both', () => {
    expect(findAreas(['orders-desk'])).toMatchObject({ journeys: ['e2e/orders-desk.e2e.ts'], unknown: [] })
    const both = findAreas(['publish'])
    expect(both.journeys).toEqual(['e2e/publish.e2e.ts'])
    expect(both.suites.get('unit')).toEqual(['packages/publish'])
  })

  it('journeys are all journeys, each once', () => {
    const { journeys } = findAreas(['journeys', 'draw'])
    expect(journeys).toContain('e2e/draw.e2e.ts')
    expect(new Set(journeys).size).toBe(journeys.length)
  })

  it('a name that stands for nothing is said, with those that do', () => {
    const { unknown, names } = findAreas(['sevrer', 'server'])
    expect(unknown).toEqual(['sevrer'])
    expect(names).toEqual(expect.arrayContaining(['server', 'journeys', 'orders-desk', 'scripts']))
  })
})
