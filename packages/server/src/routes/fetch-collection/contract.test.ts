import { describe, expect, it } from 'vitest'
import { fetchCollectionContract } from './contract.ts'

const name = { field: 'name', operator: '$iLike:contains', value: 'a' }
const takes = (...conditions: readonly unknown[]): boolean =>
  fetchCollectionContract.body.safeParse({ asked: { filter: { conditions }, sort: [] } }).success
const anyOf = (...conditions: readonly unknown[]) => ({ link: '$or', conditions })
const allOf = (...conditions: readonly unknown[]) => ({ link: '$and', conditions })

describe('what a visitor may ask of a collection', () => {
  it('are conditions, one of several, and two in that which hold together', () => {
    expect(takes()).toBe(true)
    expect(takes(name, anyOf(name, allOf(name, { field: 'name', operator: '$eq:null' })))).toBe(true)
    for (const operator of ['$ne', '$gt', '$notILike:contains', '$iLike:startsWith', '$iLike:endsWith']) {
      expect(takes({ ...name, operator }), operator).toBe(true)
    }
  })

  it('goes no deeper, and compares by nothing that takes long', () => {
    expect(takes(anyOf(anyOf(name)))).toBe(false)
    expect(takes(anyOf(allOf(allOf(name))))).toBe(false)
    expect(takes(anyOf(allOf(name, name, name)))).toBe(false)
    expect(takes({ ...name, operator: '$match' })).toBe(false)
    expect(takes({ ...name, value: { $ne: 1 } })).toBe(false)
    expect(takes({ field: 'name', operator: '$eq' })).toBe(false)
    expect(takes({ ...name, operator: '$eq:null' })).toBe(false)
    expect(takes(...Array.from({ length: 201 }, () => name))).toBe(false)
  })
})
