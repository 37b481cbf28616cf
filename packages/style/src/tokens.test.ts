import { describe, expect, it } from 'vitest'
import { checkTokenValue, printDeclarations, printTokens, tokenVariable } from './index.ts'

const brand = { id: 'brand00000000000', type: 'color', value: '#2f5be8', darkValue: '#8fb0ff' } as const
const gap = { id: 'gap0000000000000', type: 'spacing', value: '8px' } as const
const body = { id: 'body000000000000', type: 'typography', value: '400 16px/1.5 Inter, sans-serif' } as const

describe('tokens', () => {
  it('style-T1 light values on the root, dark ones under the theme on screens; paper and the browser itself follow', () => {
    expect(printTokens([gap, brand, body])).toBe(printTokens([body, gap, brand]))
    expect(printTokens([brand, gap])).toBe(
      `:root{color-scheme:light;${tokenVariable(brand.id)}:#2f5be8;${tokenVariable(gap.id)}:8px}` +
        `@media screen{.ww-app-theme-dark{color-scheme:dark;${tokenVariable(brand.id)}:#8fb0ff}}`,
    )
  })
  it('style-T2 a reference prints as a variable without a fallback', () => {
    expect(printDeclarations({ color: { type: 'token', id: brand.id } })).toBe(`color:var(${tokenVariable(brand.id)})`)
  })
  it('style-T3 prints used tokens with safe values only', () => {
    expect(printTokens([brand, gap], new Set([gap.id]))).toBe(`:root{${tokenVariable(gap.id)}:8px}`)
    expect(printTokens([{ ...gap, value: '8px}body{color:red' }])).toBe('')
    expect(checkTokenValue('color', '8px')).toMatch(/colour/)
    expect(checkTokenValue('typography', 4)).toMatch(/text/)
    expect(checkTokenValue('spacing', '-8px')).toBeUndefined()
    expect(printTokens([{ ...gap, value: ' 8px ' }])).toBe(`:root{${tokenVariable(gap.id)}:8px}`)
    expect(printTokens([])).toBe('')
  })
})
