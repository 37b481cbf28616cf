import { expect, test } from 'vitest'
import { pluginNames } from './plugin-names.ts'

test('runtime-PL2 S3-13 formulas read of a plugin its record, whether it is at work by now, and what its variables hold', () => {
  const record = { id: 'p1', name: 'Live shop', namespace: 'shop', settings: { publicData: { url: 'u' } }, isDev: true }
  let isLoaded = false
  const { plugins, pluginVariables, pluginFormulas } = pluginNames({
    plugins: [record],
    variables: [{ id: 'p1-total' }, { id: 'other' }],
    values: () => ({ 'p1-total': 7, other: 1 }),
    browserOf: (namespace) => (namespace === 'shop' ? ({ functions: { double: 'x => x * 2' } } as never) : undefined),
    isLoaded: (namespace) => namespace === 'shop' && isLoaded,
  })
  for (const key of ['p1', 'shop', 'Live shop']) {
    isLoaded = false
    expect(Reflect.get(plugins, key)).toEqual({ ...record, total: 7, isLoaded: false })
    isLoaded = true
    expect(Reflect.get(plugins, key)).toMatchObject({ isLoaded: true, isDev: true })
    expect(Reflect.get(pluginVariables, key)).toEqual({ total: 7 })
    expect(Reflect.get(pluginFormulas, key)).toEqual({ double: 'x => x * 2' })
  }
  expect(Object.keys(plugins)).toEqual(['p1'])
})
