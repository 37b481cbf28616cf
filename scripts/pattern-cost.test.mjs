import { expect, it } from 'vitest'
import { patternCost } from './pattern-cost.mjs'

it.each([
  [/^(a+)+$/],
  [/(a*)*b/],
  [/^(a|a)*$/],
  [/^(a|aa)*$/],
  [/^(a?b?)*$/],
  [/^(?:[\w-]+\.?)+$/],
  [/^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<svg/i],
  [/^(\p{L}|é)+$/u],
])('finds that %s reads the same text in ways without number', (pattern) => {
  expect(patternCost(pattern.source, pattern.flags)).toBe('exponential')
})

it.each([
  [/\/+$/],
  [/^\/+|\/+$/g],
  [/\s*;\s*q=/],
  [/<!--[\s\S]*?-->/],
  [/^a*b?a*$/],
  [/^\s*\S?\s*$/],
  [/url\(\s*["']?\s*\)/],
  [/\w+@/],
  [/^.*x.*y.*$/],
  [/^[A-Z]*[a-z]*$/i],
  [/(?:ab)+c/],
  [/^x+|[^y]+y$/m],
  [/\d+(?!px)/],
])('finds that %s divides a text in many ways', (pattern) => {
  expect(patternCost(pattern.source, pattern.flags)).toBe('polynomial')
})

it.each([
  [/^[a-z]+$/],
  [/[a-z]+/g],
  [/\w+@/y],
  [/&#?\w+;/g],
  [/@import[^;]*;?/gi],
  [/^\w+@\w+$/],
  [/^[\w.]+@\w+$/],
  [/\{[^{}]*\}/g],
  [/^(?:ab|ac)*$/],
  [/^(?:[a-z]{0,61}[a-z]\.)?x$/],
  [/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/],
  [/^[A-Z]*[a-z]*$/],
  [/^a*b?a*/],
  [/\((?=x)/],
  [/[\]\\/]+|\u{1F600}/u],
])('finds nothing wrong with %s', (pattern) => {
  expect(patternCost(pattern.source, pattern.flags)).toBeUndefined()
})

it('reads escapes that only patterns without the flag u know', () => {
  expect(patternCost(String.raw`\-+\_`, '')).toBe('polynomial')
  expect(patternCost(String.raw`^\-+\_`, '')).toBeUndefined()
})

it('says what it cannot judge', () => {
  expect(patternCost(String.raw`(['"]).*\1`, '')).toBe('refers back to a group')
  expect(patternCost('x(?=.*y)', '')).toBe('looks ahead or back without an end')
})
